import type * as english from '../en/turn.ts';

export const panel: typeof english.panel = {
  places: 'Elige un lugar',
  rotate: 'Girar',
  back: 'Atrás',
  confirm: 'Confirmar',
  turnUp: 'Darle la vuelta',
  done: 'Hecho.',
  set: 'Listo. Puedes cambiarlo hasta que confirme la última persona.',
  change: 'Cambiarlo',
  fixed: 'Se ha revelado algo oculto: ya no puedes deshacerlo por tu cuenta.',
  over: 'Hecho. La partida ha terminado.',
  away: 'El ordenador juega por ti. Pulsa **Volver** cuando quieras.',
};

export const hint: typeof english.hint = {
  button: 'Pista',
  would: '💡 Alguien experto haría esto: **{{what}}** ({{gain}} ahora).',
  begin: 'Empieza con **{{what}}**.',
  because: 'Por qué: {{reason}}.',
  harmless: 'es lo que menos daño hace',
  choose: '💡 Alguien experto elegiría **{{what}}**, como muestra la imagen.',
  confirm: '💡 Alguien experto lo dejaría así: pulsa **Confirmar**.',
  keep: '💡 Alguien experto lo dejaría así: guarda el plan.',
  planned: '-# Tal como está la mesa ahora, si fuera tu turno.',
  others: '-# En el lugar de **{{name}}**, a quien le toca jugar.',
};

export const propose: typeof english.propose = {
  button: 'Proponer',
  post: 'Mostrar a todos',
  done: 'Mostrado en el canal. No se ha jugado nada.',
  agree: 'De acuerdo',
  object: 'Mejor no',
  play: 'Jugar esto',
  change: 'Cambiarlo',
  agreed: 'De acuerdo: {{names}} ({{count}} de {{all}})',
  against: 'Mejor no: {{names}}',
  changed: 'La ciudad ha cambiado.',
  played: '✅ {{name}} ha jugado esto.',
};

export const plan: typeof english.plan = {
  title: '**Plan** – es el turno de {{name}}. Nadie más ve esto y no se juega nada.',
  choose: '¿Qué harías si fuera tu turno?',
  closed: 'Planeado: **{{what}}**',
  hidden: 'Lo que está boca abajo se revela cuando lo juegues.',
  keep: 'Guardar plan',
  revise: 'Cambiar',
  drop: 'Borrar plan',
  dropped: 'El plan se ha borrado.',
  kept: '**Guardado hasta tu turno.**',
  alone: 'Que se juegue solo',
  wait: 'Que me espere',
  waits: 'Entonces la mesa tendrá **Mi plan** para ti, y con eso se juega.',
  itself: 'Se juega solo cuando llegue tu turno, si no ha cambiado nada de lo que necesita.',
  come: 'Te toca, y tu plan aún encaja: se juega con una pulsación. Para cualquier otra cosa ve a [la mesa]({{link}}).',
  gone: '**Este plan ya está resuelto.** Lo que se jugó está en [la mesa]({{link}}).',
  button: 'Mi plan',
  pill: 'Plan',
  alt: 'Un plan, sin jugar.',
  open: 'Planear mi turno',
  lost: 'Tu plan ya no encaja. {{why}}',
  rest: 'Esto es lo que queda de él:',
};
