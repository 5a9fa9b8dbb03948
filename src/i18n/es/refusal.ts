import type { refusal as english } from '../en/refusal.ts';

const trouble: typeof english.trouble = {
  permission:
    'Todo está guardado, pero no puedo publicar aquí: necesito {{permissions}}. Cuando esté arreglado, escribe `/cities mesa`.',
  locked: 'Todo está guardado, pero este hilo está bloqueado. Cuando vuelva a abrirse, escribe `/cities mesa`.',
  channel: 'Todo está guardado, pero ya no encuentro este canal.',
  busy: 'Todo está guardado, pero Discord me pide que espere antes de publicar. Escribe `/cities mesa` dentro de un minuto.',
  away: 'Todo está guardado, pero Discord no ha aceptado el mensaje nuevo. Escribe `/cities mesa` dentro de un momento.',
  message: 'El mensaje que has pulsado ya no existe. No se ha perdido nada: escribe `/cities mesa`.',
  unshown:
    'Discord no ha aceptado mi respuesta. No se ha perdido nada: pulsa **Mi turno** en la mesa o escribe `/cities mesa`.',
  closing: 'Me están reiniciando. No se ha perdido nada: inténtalo de nuevo dentro de un momento.',
  newer: 'Esta partida la guardó una versión más nueva de mí, así que la dejo como está. Se ha avisado al operador.',
  picture: '-# No se ha podido dibujar la imagen.',
};

const allowed: typeof english.allowed = {
  ViewChannel: 'Ver canal',
  SendMessages: 'Enviar mensajes',
  SendMessagesInThreads: 'Enviar mensajes en hilos',
  AttachFiles: 'Adjuntar archivos',
  EmbedLinks: 'Insertar enlaces',
  ReadMessageHistory: 'Leer el historial de mensajes',
};

const inPrivate: typeof english.private = {
  daily: {
    gone: 'Esta ciudad del día está cerrada. Escribe `/cities diaria` para la de hoy.',
    older: 'Ya has seguido desde entonces. Escribe `/cities diaria` para ver por dónde vas.',
    over: 'Esta ciudad del día está terminada. Escribe `/cities diaria` para ver cómo fue.',
    unbuilt: 'No has terminado la ciudad de hoy. Pulsa **Jugar** o escribe `/cities diaria`.',
    missed: 'El {{date}} no construiste ninguna ciudad. Escribe `/cities diaria` para la de hoy.',
    empty: 'Nadie ha construido la ciudad del {{date}}.',
  },
  learn: {
    gone: 'Esta lección ha terminado. Escribe `/cities aprender` para empezar otra.',
    older: 'Ya has seguido desde entonces. Escribe `/cities aprender` para ver por dónde vas.',
    over: 'Esta lección ha terminado. Escribe `/cities aprender` para empezar otra.',
  },
};

export const refusal: typeof english = {
  trouble,
  allowed,
  manager: 'Solo puede hacerlo quien administra este servidor.',
  private: inPrivate,
  gone: 'Esta partida ya no existe. Escribe `/cities nueva` para empezar otra.',
  hintless: 'Esta partida se juega sin pistas.',
  hinted: 'Esta pista ya no es de tu turno. Pulsa **Pista** para otra; no se ha jugado nada.',
  unselected: 'Tu turno aún no está completo. Elige primero un lugar y luego pulsa **Confirmar**.',
  waiting: 'La partida aún no ha empezado: [a la sala]({{link}}).',
  over: 'Esta partida ha terminado. **Revancha**, bajo su resultado, abre otra, y también `/cities nueva`.',
  unfinished: 'Esta partida aún no ha terminado.',
  unfollowed: 'Esta partida se jugó con reglas anteriores: solo se pueden ver su hoja de puntos y su archivo.',
  older: 'Desde entonces has seguido en un mensaje más nuevo. Pulsa **Mi turno** en [la mesa]({{link}}).',
  stale: 'La mesa ha avanzado. Pulsa **Mi turno** en [la mesa]({{link}}).',
  turn_one: 'Es el turno de {{name}}.',
  turn_other: 'Es el turno de {{name}}.',
  turned: {
    kept: 'Ahora te toca: pulsa **Mi plan** o **Mi turno** en [la mesa]({{link}}).',
    unkept: 'Ahora te toca: pulsa **Mi turno** en [la mesa]({{link}}).',
  },
  planless: 'No tienes ningún plan. Cuando no sea tu turno, pulsa **Mi turno** para hacer uno.',
  unplanned: 'No podrías hacer eso si fuera tu turno. Pulsa **Mi turno** para ver qué podrías hacer.',
  others: 'Ya has acabado esta ronda; la partida espera a {{name}}.',
  stranger: 'No tienes asiento en esta partida. Puedes mirar: **Puntos**, **Reglas** y **Más** son para todos.',
  closed: 'Cómo fue no se puede ver hasta <t:{{time}}:f>.',
  running: 'Ya hay una partida aquí: [ir a ella]({{link}}).',
  lobbies_one:
    'Tienes {{count}} sala abierta en este servidor, y no se pueden tener más: {{links}}. Empiézala o cancélala antes.',
  lobbies_other:
    'Tienes {{count}} salas abiertas en este servidor, y no se pueden tener más: {{links}}. Empieza o cancela antes alguna de ellas.',
  full: 'Todos los asientos están ocupados.',
  seated: 'Ya tienes asiento.',
  unseated: 'No tienes asiento aquí. Pulsa **Unirse** para tomar uno.',
  host: 'Solo puede hacerlo {{name}}, que abrió la partida.',
  holding: 'Has revelado algo que estaba boca abajo, así que este turno sigue como empezó: pulsa **Mi turno**.',
  misfit_one: '«{{choice}}» en {{option}} es para una mesa de {{fitting}}. Invita a alguien o cámbialo en **Ajustes**.',
  misfit_other: '«{{choice}}» en {{option}} es para una mesa de {{fitting}} y hay {{count}}. Cambia lo uno o lo otro.',
  few_one: 'Hace falta al menos {{count}} jugador. Invita a alguien o añade un bot.',
  few_other: 'Hacen falta al menos {{count}} jugadores. Invita a alguien o añade un bot.',
  nothing: 'No hay nada que deshacer: se reveló algo oculto o el turno acaba de empezar.',
  none: 'No hay ninguna partida en este canal. Escribe `/cities nueva` para empezar una.',
  unsaved: 'No se ha guardado. Nada ha cambiado: inténtalo de nuevo.',
  failed: 'Algo ha fallado. No se ha perdido nada: pulsa **Mi turno** en la mesa o escribe `/cities mesa`.',
  broken:
    'El registro de esta partida no se puede leer. Se ha guardado aparte y se ha avisado al operador. Escribe `/cities nueva` para empezar otra.',
  unknown: 'Este botón ya no sirve. Escribe `/cities mesa` para ver la mesa.',
  permissionIn: 'No puedo publicar en {{channel}}. Necesito: {{permissions}}.',
  permission: 'No puedo publicar aquí. Necesito: {{permissions}}.',
  away: 'El ordenador juega por ti. Pulsa **Mi turno** y luego **Volver** cuando quieras.',
  lapsed: 'Eso ya está resuelto: la partida ha seguido.',
  proposal: 'La ciudad ha cambiado desde que se propuso esto.',
  proposer: 'La propuesta es tuya: los demás dicen qué les parece.',
  cardless: 'No tienes esta carta. **Cambiarlo** empieza con ella una propuesta tuya.',
  voteless: 'Eso lo deciden los demás de la mesa.',
  patience: 'Aún hay tiempo para este turno: acaba <t:{{time}}:R>.',
  option: 'Este juego no tiene {{name}} «{{value}}». Déjalo sin poner o elígelo en la sala, en **Ajustes**.',
  topic: 'No hay reglas sobre eso. Elige uno de los temas propuestos.',
  taken: 'Ahí hay una persona. Elige otro asiento.',
  vacation: {
    day: '«{{text}}» no es un día. Escríbelo como `{{day}}`, o elige uno de la lista.',
    past: 'Ese día ya pasó. Elige cualquiera de hoy al <t:{{time}}:D>.',
    long: 'Puedes estar fuera 14 días seguidos, así que como mucho hasta el <t:{{time}}:D>.',
    quarter: 'Tienes 21 días de vacaciones por trimestre. Los que te quedan llegan hasta el <t:{{time}}:D>.',
    none: 'Puedes estar fuera 14 días seguidos y 21 por trimestre, y ya los has gastado. Tus próximas vacaciones pueden empezar el <t:{{time}}:D>.',
  },
  unranked: '{{name}} no está en las clasificaciones.',
  unplayed: '{{name}} todavía no ha acabado ninguna partida en este servidor.',
  otherGame:
    'El juego cambió con el formulario abierto. Pulsa **Editar** otra vez para ver sus ajustes; no se guardó nada.',
  robot:
    '{{name}} es un bot: solo las personas reciben invitaciones y tienen perfil. Mis bots se sientan con **Añadir bot**.',
  yourself: '¡Pero si eres tú! Invita a otra persona o abre una partida con `/cities nueva`.',
  elsewhere: '{{name}} ya no está en este servidor.',
  placed: '{{name}} ya tiene asiento.',
  invited: '{{name}} ya tiene una invitación a esta partida.',
  foreign: 'Solo puedo describir las imágenes de mis propios mensajes.',
  noPictures: 'Este mensaje no tiene imágenes. Todo lo que dice ya se puede leer.',
  seatless: '{{name}} no tiene asiento en esta partida.',
  quiet: '«{{text}}» no es un tramo de horas. Escríbelo como `22-7`, o `off`.',
  zone: '«{{zone}}» no es una zona horaria. Escribe el nombre de una ciudad cercana y elige de la lista.',
};
