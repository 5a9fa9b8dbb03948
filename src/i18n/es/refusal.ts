import type { refusal as english } from '../en/refusal.ts';

const trouble: typeof english.trouble = {
  permission_one:
    'Todo está guardado, pero no puedo publicar aquí: me falta el permiso {{permissions}}. Cuando esté arreglado, escribe `/cities mesa`.',
  permission_other:
    'Todo está guardado, pero no puedo publicar aquí: me faltan los permisos {{permissions}}. Cuando esté arreglado, escribe `/cities mesa`.',
  locked: 'Todo está guardado, pero este hilo está bloqueado. Cuando se abra, escribe `/cities mesa`.',
  closed:
    'Todo está guardado, pero no aceptas mensajes directos míos. Permítelos en tus ajustes de privacidad y escribe `/cities mesa`.',
  channel: 'Todo está guardado, pero ya no encuentro este canal.',
  crowded:
    'Todo está guardado, pero este servidor ya tiene todos los hilos activos que permite Discord. Cuando se archive alguno, escribe `/cities mesa`.',
  busy: 'Todo está guardado, pero Discord me pide ir más despacio. Escribe `/cities mesa` dentro de un minuto.',
  away: 'Todo está guardado, pero Discord no ha aceptado mi mensaje. Escribe `/cities mesa` dentro de un momento.',
  message: 'Ese mensaje ya no existe, pero tu partida sí. Escribe `/cities mesa`.',
  unshown:
    'Discord no ha aceptado mi respuesta. No se ha perdido nada: pulsa **Mi turno** en la mesa o escribe `/cities mesa`.',
  closing: 'Me estoy reiniciando. No se ha perdido nada: prueba otra vez dentro de un momento.',
  newer:
    'Esta partida la guardó una versión más nueva de mí, así que no la toco. Ya he avisado a quien mantiene el bot.',
  picture: '-# No he podido dibujar la imagen.',
};

const allowed: typeof english.allowed = {
  ViewChannel: 'Ver canal',
  SendMessages: 'Enviar mensajes',
  SendMessagesInThreads: 'Enviar mensajes en hilos',
  CreatePublicThreads: 'Crear hilos públicos',
  AttachFiles: 'Adjuntar archivos',
  EmbedLinks: 'Insertar enlaces',
  ReadMessageHistory: 'Leer el historial de mensajes',
};

const place: typeof english.place = {
  direct:
    'Eso solo funciona en un servidor. Aquí puedes jugar por tu cuenta o contra bots: prueba `/cities nueva`, `/cities diaria` o `/cities aprender`.',
  guest:
    'No estoy en este servidor, así que aquí no se puede jugar conmigo. Abre mi perfil y escríbeme para jugar allí, o pide a quien administra el servidor que [me añada]({{link}}).',
  group:
    'No puedo entrar en este chat, así que aquí no se puede jugar conmigo. Abre mi perfil y escríbeme para jugar allí, o [añádeme]({{link}}) a un servidor que administres.',
};

const inPrivate: typeof english.private = {
  daily: {
    gone: 'Esta ciudad del día está cerrada. Escribe `/cities diaria` para la de hoy.',
    older: 'Has seguido jugando desde entonces. Escribe `/cities diaria` para ver por dónde vas.',
    over: 'Ya terminaste esta ciudad del día. Escribe `/cities diaria` para ver cómo te fue.',
    unbuilt: 'Aún no has terminado la ciudad de hoy. Pulsa **Jugar** o escribe `/cities diaria`.',
    missed: 'El {{date}} no jugaste. Escribe `/cities diaria` para la ciudad de hoy.',
    empty: 'Nadie jugó la ciudad del {{date}}.',
  },
  learn: {
    gone: 'Esta lección ha terminado. Empieza otra con `/cities aprender`.',
    older: 'Has seguido jugando desde entonces. Escribe `/cities aprender` para ver por dónde vas.',
    over: 'Esta lección ha terminado. Empieza otra con `/cities aprender`.',
  },
};

export const refusal: typeof english = {
  trouble,
  allowed,
  place,
  manager: 'Eso solo lo puede hacer quien administra el servidor.',
  private: inPrivate,
  gone: 'Esta partida ya no existe. Empieza otra con `/cities nueva`.',
  hintless: 'Esta partida se juega sin pistas.',
  hinted: 'Esa pista era de un turno anterior, así que no se ha jugado nada. Pulsa **Pista** para otra.',
  unselected: 'Tu turno aún no está completo. Elige primero un lugar y luego pulsa **Confirmar**.',
  waiting: 'La partida aún no ha empezado. [Ir a la sala]({{link}}).',
  over: 'Esta partida ha terminado. Pulsa **Revancha** bajo el resultado, o empieza otra con `/cities nueva`.',
  unfinished: 'Esta partida aún no ha terminado.',
  unfollowed: 'Esta partida se jugó con reglas anteriores. Solo puedo mostrar su hoja de puntos y su archivo.',
  older: 'Ya has seguido tu turno en un mensaje más reciente. Pulsa **Mi turno** en [la mesa]({{link}}).',
  stale: 'La partida ha avanzado. Pulsa **Mi turno** en [la mesa]({{link}}).',
  turn_one: 'Le toca a {{name}}.',
  turn_other: 'Les toca a {{name}}.',
  turned: {
    kept: '¡Ahora te toca! Pulsa **Mi plan** o **Mi turno** en [la mesa]({{link}}).',
    unkept: '¡Ahora te toca! Pulsa **Mi turno** en [la mesa]({{link}}).',
  },
  planless: 'No tienes ningún plan. Para hacer uno, pulsa **Mi turno** antes de que te toque.',
  unplanned: 'Eso no lo podrás hacer en tu turno. Pulsa **Mi turno** para ver qué sí.',
  others: 'Ya has jugado esta ronda. Esperamos a {{name}}.',
  stranger: 'No juegas en esta partida, pero puedes mirar: **Puntos**, **Reglas** y **Más** son para todos.',
  closed: 'El resultado es secreto hasta el <t:{{time}}:f>.',
  running: 'Ya hay una partida en este canal. [Ir a ella]({{link}}).',
  crowded:
    'Este servidor ya tiene todos los hilos activos que permite Discord. Prueba cuando se archive alguno, o juega aquí con `lugar`.',
  inForum: 'La cola abre sus mesas en canales. Escribe `/cities buscar` en uno de ellos.',
  block: {
    yourself: '¡Pero si eres tú! La cola nunca te sienta contigo.',
    robot: 'La cola solo sienta a personas, nunca a bots.',
    full_one: 'Puedes bloquear a {{count}} persona como mucho. Desbloquea antes a esa persona.',
    full_other: 'Puedes bloquear a {{count}} personas como mucho. Desbloquea antes a alguien.',
  },
  moved: 'Esta partida se juega en un hilo. [Ir a ella]({{link}}).',
  lobbies_one: 'Ya tienes {{count}} sala abierta, el máximo en este servidor: {{links}}. Empiézala o cancélala antes.',
  lobbies_other:
    'Ya tienes {{count}} salas abiertas, el máximo en este servidor: {{links}}. Empieza o cancela alguna antes.',
  full: 'Todos los asientos están ocupados.',
  seated: 'Ya tienes asiento.',
  unseated: 'Aún no estás en esta partida. Pulsa **Unirse**.',
  host: 'Eso solo lo puede hacer {{name}}, que abrió la partida.',
  holding: 'Ya has visto lo que estaba boca abajo, así que no puedes cambiarlo. Pulsa **Mi turno** para terminar.',
  misfit_one:
    'Con «{{choice}}» ({{option}}) hay que ser {{fitting}} en la mesa. Invita a alguien o cámbialo en **Ajustes**.',
  misfit_other:
    'Con «{{choice}}» ({{option}}) hay que ser {{fitting}} en la mesa, y hay {{count}}. Cambia el ajuste o cuántos juegan.',
  few_one: 'Hace falta al menos {{count}} jugador. Invita a alguien o añade un bot.',
  few_other: 'Hacen falta al menos {{count}} jugadores. Invita a alguien o añade un bot.',
  nothing: 'No hay nada que deshacer: tu turno acaba de empezar o ya has visto lo que estaba boca abajo.',
  none: 'No hay ninguna partida en este canal. Empieza una con `/cities nueva`.',
  unsaved: 'No he podido guardarlo, así que no ha cambiado nada. Prueba otra vez.',
  failed: 'Algo ha fallado, pero no se ha perdido nada. Pulsa **Mi turno** en la mesa o escribe `/cities mesa`.',
  broken:
    'No puedo leer los datos de esta partida. Los he guardado y he avisado a quien mantiene el bot. Empieza otra con `/cities nueva`.',
  unknown: 'Este botón ya no funciona. Escribe `/cities mesa` para ver la mesa.',
  permissionIn_one: 'No puedo publicar en {{channel}}: me falta el permiso {{permissions}}.',
  permissionIn_other: 'No puedo publicar en {{channel}}: me faltan los permisos {{permissions}}.',
  permission_one: 'No puedo publicar aquí: me falta el permiso {{permissions}}.',
  permission_other: 'No puedo publicar aquí: me faltan los permisos {{permissions}}.',
  away: 'Un bot juega por ti. Para volver, pulsa **Mi turno** y luego **Volver**.',
  lapsed: 'Eso ya está decidido: la partida ha seguido.',
  proposal: 'La ciudad ha cambiado desde esta propuesta.',
  proposer: 'La propuesta es tuya: opinan los demás.',
  cardless: 'No tienes esta carta. Pulsa **Cambiarlo** para proponer otra cosa.',
  voteless: 'Eso lo deciden los demás de la mesa.',
  patience: 'A este turno aún le queda tiempo. Acaba <t:{{time}}:R>.',
  option:
    'Este juego no admite «{{value}}» para {{name}}. No lo pongas, o elige otro valor en la sala, en **Ajustes**.',
  topic: 'No hay reglas sobre eso. Elige uno de los temas de la lista.',
  taken: 'Ahí ya hay alguien. Elige otro asiento.',
  vacation: {
    day: '«{{text}}» no es un día. Escríbelo como `{{day}}`, o elige uno de la lista.',
    past: 'Ese día ya pasó. Elige cualquiera de hoy al <t:{{time}}:D>.',
    long: 'Puedes estar fuera 14 días seguidos, así que como mucho hasta el <t:{{time}}:D>.',
    quarter: 'Tienes 21 días de vacaciones por trimestre. Los que te quedan llegan hasta el <t:{{time}}:D>.',
    none: 'Puedes estar fuera 14 días seguidos y 21 por trimestre, y ya los has gastado. Tus próximas vacaciones pueden empezar el <t:{{time}}:D>.',
  },
  unranked: '{{name}} no sale en las clasificaciones.',
  unplayed: '{{name}} aún no ha terminado ninguna partida en este servidor.',
  otherGame:
    'El juego cambió con el formulario abierto. Pulsa **Editar** otra vez para ver sus ajustes; no se guardó nada.',
  robot:
    '{{name}} es un bot: solo las personas reciben invitaciones y tienen perfil. Para jugar con uno de mis bots, pulsa **Añadir bot**.',
  yourself: '¡Pero si eres tú! Invita a otra persona o abre una partida con `/cities nueva`.',
  elsewhere: '{{name}} ya no está en este servidor.',
  placed: '{{name}} ya tiene asiento.',
  invited: '{{name}} ya tiene una invitación a esta partida.',
  foreign: 'Solo puedo describir las imágenes de mis propios mensajes.',
  noPictures: 'Este mensaje no tiene imágenes. Todo lo que dice ya se puede leer.',
  seatless: '{{name}} no juega en esta partida.',
  quiet: 'No entiendo «{{text}}». Escribe las horas como `22-7`, o `off`.',
  zone: 'No conozco la zona horaria «{{zone}}». Escribe una ciudad cercana y elige de la lista.',
};
