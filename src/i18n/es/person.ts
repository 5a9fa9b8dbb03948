import type * as english from '../en/person.ts';

export const mine: typeof english.mine = {
  title: '## Tus partidas',
  none: 'Aún no estás en ninguna partida. Empieza una con `/cities nueva`.',
  playing: 'esperando a {{names}} desde el <t:{{since}}:f>',
  yours: '**te toca** desde el <t:{{since}}:f>',
  lobby: 'aún no ha empezado',
  over: 'terminada',
  daily: 'la ciudad del día: `/cities diaria`',
  learn: 'una lección: `/cities aprender`',
  direct: 'nuestros mensajes directos',
};

export const next: typeof english.next = {
  waiting: '**{{game}}** te espera en {{channel}} desde <t:{{since}}:R>.',
  more_one: 'Después te espera {{count}} partida más.',
  more_other: 'Después te esperan {{count}} partidas más.',
  open: 'Ir a la mesa',
  none: 'No te espera ninguna partida. Empieza una con `/cities nueva` o construye la ciudad del día con `/cities diaria`.',
  also: '⏭️ También te toca en [{{game}}]({{link}}).',
};

export const invitation: typeof english.invitation = {
  public: '{{guest}}, ¡**{{name}}** te invita a jugar a {{game}}! Pulsa **Unirse** para sentarte.',
  joined: '¡Ya tienes asiento! La partida empieza en [la sala]({{link}}).',
  done: 'Tu invitación a {{name}} está en este canal.',
};

export const learn: typeof english.learn = {
  step: '### 🎓 {{number}} / {{count}}\n{{text}}',
  end: '🎓 ¡Eso es todo! Sigue jugando cuanto quieras. Cuando te apetezca una partida de verdad, escribe `/cities nueva`.',
  next: 'Siguiente',
  leave: 'Salir de la lección',
  left: 'Has salido de la lección. Vuelve a empezarla con `/cities aprender`, o empieza una partida con `/cities nueva`.',
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
  ways: { channel: 'en el canal', direct: 'por mensaje directo', off: 'nunca' },
  both: '{{time}}, {{way}}',
  night: 'de {{from}}:00 a {{to}}:00',
  noNight: 'ninguna',
  discord: 'como en Discord',
  yes: 'sí',
  no: 'no',
  form: 'Tus ajustes',
  switches: 'Para ti',
  label: {
    reminders: 'Recordatorios',
    remind: 'Recuérdame',
    quiet: 'Horas de silencio',
    zone: 'Zona horaria',
    language: 'Idioma',
    text: 'Imágenes también en texto',
    hints: 'Consejos en las primeras partidas',
    ranked: 'Salir en clasificaciones',
    preselect: 'El mejor lugar, ya elegido',
  },
  how: 'Te llegan hasta tres recordatorios, cada uno tras el doble de espera. Para otras horas o zonas, escribe `/cities ajustes` con `silencio` o `zona`.',
};

export const about: typeof english.about = {
  title: '## Cities bot {{version}}',
  health_one: 'En marcha desde el <t:{{started}}:f> · {{count}} partida · Discord responde en {{ping}} ms',
  health_other: 'En marcha desde el <t:{{started}}:f> · {{count}} partidas · Discord responde en {{ping}} ms',
  privacy:
    'De cada partida guardo el canal, los ids y nombres de los jugadores y las jugadas. De ti guardo tus ajustes, tus mejores resultados en solitario y tus niveles. Tu nivel y tu nombre salen en las clasificaciones, tanto de este servidor como de todos, salvo que lo desactives en `/cities ajustes`. No leo ni guardo mensajes. `/cities exportar` muestra la partida de este canal y `/cities olvidar` borra lo que guardo de ti.',
};

export const forget: typeof english.forget = {
  text: '¿Borro todo lo que guardo sobre ti? Los bots ocuparán tus asientos, perderás tus ajustes y en las partidas terminadas saldrás como «antiguo jugador».',
  yes: 'Olvidarme',
  done: 'He borrado todo lo que guardaba sobre ti.',
  former: 'antiguo jugador',
};

const exported: typeof english.export = {
  blocked: 'El segundo archivo tiene a quienes has bloqueado.',
  over: 'Aquí tienes la partida entera: semilla, ajustes y todas las jugadas.',
  running: 'Aquí tienes la partida hasta ahora. La semilla llega cuando termine.',
};

export { exported as export };
