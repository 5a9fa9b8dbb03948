import type * as english from '../en/person.ts';

export const mine: typeof english.mine = {
  title: '## Tus partidas',
  none: 'No juegas en ninguna partida. Escribe `/cities nueva` para abrir una.',
  playing: 'espera a {{names}} desde el <t:{{since}}:f>',
  yours: '**te espera** desde el <t:{{since}}:f>',
  lobby: 'aún no ha empezado',
  over: 'terminada',
  daily: 'la ciudad del día: `/cities diaria`',
  learn: 'una lección: `/cities aprender`',
};

export const next: typeof english.next = {
  waiting: '**{{game}}** te espera en {{channel}} desde <t:{{since}}:R>.',
  more_one: 'Después te espera {{count}} partida más.',
  more_other: 'Después te esperan {{count}} partidas más.',
  open: 'Ir a la mesa',
  none: 'Ninguna partida te espera. Abre una con `/cities nueva` o construye la ciudad del día con `/cities diaria`.',
  also: '⏭️ También te toca en [{{game}}]({{link}}).',
};

export const invitation: typeof english.invitation = {
  public: '{{guest}}, ¡**{{name}}** te invita a jugar a {{game}}! Pulsa **Unirse** para sentarte.',
  joined: '¡Ya tienes asiento! La partida empieza en [la sala]({{link}}).',
  done: 'Tu invitación a {{name}} está en este canal.',
};

export const learn: typeof english.learn = {
  step: '### 🎓 {{number}} / {{count}}\n{{text}}',
  end: '🎓 No hay nada más que explicar. Sigue jugando cuanto quieras o sal; `/cities nueva` abre una partida de verdad.',
  next: 'Siguiente',
  leave: 'Salir de la lección',
  left: 'Has salido de la lección. Escribe `/cities aprender` para volver a empezar, o `/cities nueva` para abrir una partida.',
};

export const settings: typeof english.settings = {
  title: '## Tus ajustes',
  hours: {
    0: 'ninguno',
    1: 'tras 1 hora',
    2: 'tras 2 horas',
    4: 'tras 4 horas',
    8: 'tras 8 horas',
    12: 'tras 12 horas',
    24: 'tras 24 horas',
  },
  night: 'de {{from}}:00 a {{to}}:00',
  noNight: 'ninguna',
  discord: 'como en Discord',
  yes: 'sí',
  no: 'no',
  form: 'Tus ajustes',
  switches: 'Para ti',
  label: {
    reminders: 'Recordatorios',
    quiet: 'Horas de silencio',
    zone: 'Zona horaria',
    language: 'Idioma',
    text: 'Imágenes en palabras',
    hints: 'Consejos al empezar',
    ranked: 'En clasificaciones',
    preselect: 'El mejor lugar, ya elegido',
  },
  how: 'Los recordatorios llegan tres veces como mucho, cada uno tras el doble de tiempo que el anterior. Otras horas y zonas: `/cities ajustes` con las opciones `silencio` y `zona`.',
};

export const about: typeof english.about = {
  title: '## Cities bot {{version}}',
  health_one: 'En marcha desde el <t:{{started}}:f> · {{count}} partida · Discord responde en {{ping}} ms',
  health_other: 'En marcha desde el <t:{{started}}:f> · {{count}} partidas · Discord responde en {{ping}} ms',
  privacy:
    'Qué se guarda: de cada partida, su canal, los asientos con sus ids y nombres, y las jugadas; de ti, lo que ajustes con `/cities ajustes`, tus mejores resultados en solitario y tus niveles, que las clasificaciones muestran con tu nombre, también las de todos los servidores, si no lo ajustas de otro modo. No se leen ni se guardan mensajes. `/cities exportar` muestra la partida de este canal, `/cities olvidar` borra lo que se guarda de ti.',
};

export const forget: typeof english.forget = {
  text: '¿Borrar todo lo que se guarda de ti? El ordenador toma tus asientos, tus ajustes se pierden y las partidas terminadas te nombran como antiguo jugador.',
  yes: 'Olvidarme',
  done: 'Todo lo que se guardaba de ti está borrado.',
  former: 'antiguo jugador',
};

const exported: typeof english.export = {
  over: 'La partida entera: semilla, opciones y todas las jugadas.',
  running: 'La partida hasta ahora. La semilla llega cuando termine.',
};

export { exported as export };
