import type { bot as english, command as englishCommand } from '../en/bot.ts';

export const bot: typeof english = {
  lobby: {
    title: '## {{game}} · {{board}}',
    open: '{{host}} abre una partida. Pulsa **Unirse** para tomar asiento.',
    seat: '{{number}}. {{name}}',
    computer: 'Ordenador {{number}}',
    level: { easy: 'fácil', normal: 'normal' },
    free: '{{count}} libres',
    random: 'una ciudad al azar',
    long: 'partida larga: 7 rondas, 3 por 5 losetas',
    join: 'Unirse',
    leave: 'Salir',
    add: 'Añadir ordenador',
    start: 'Empezar',
    cancel: 'Cancelar',
    standard: 'duración normal',
    cancelled: 'La partida se ha cancelado.',
    started: 'La partida ha empezado: la mesa está abajo.',
  },
  story: {
    started: 'Las losetas de inicio están elegidas. Empieza la ronda 1.',
    cards: '**{{name}}** toma una carta: {{what}}.',
    tiles: '**{{name}}** coloca una loseta en {{what}}.',
    features: '**{{name}}** coloca atributos: {{what}}.',
    pieces: '**{{name}}** construye: {{what}}.',
    claims: 'Logro alcanzado: **{{name}}**, ¡{{value}} puntos!',
    over: '## La partida ha terminado',
    won_one: '¡Gana **{{names}}**!',
    won_other: '¡**{{names}}** comparten la victoria!',
    seed: 'Semilla `{{seed}}` · huella `{{hash}}`',
  },
  table: {
    turn: '{{mention}}, es tu turno.',
    choose: '{{mention}}, elige una loseta de inicio.',
    hash: 'La mezcla está fijada: su huella es `{{hash}}`.',
    mine: 'Mi turno',
    home: 'Mi barrio',
    scores: 'Puntos',
    rules: 'Reglas',
    all: 'Todos los barrios',
    rematch: 'Revancha',
  },
  panel: {
    taken: 'Has tomado: {{what}}.',
    score: 'Ahora tendrías **{{total}}** puntos.',
    why: {
      tile: 'Una loseta va al lado de otra ya colocada; el barrio nunca crece más allá de su tamaño.',
      piece:
        'Una pieza va en un solar de su color, en un solar de cualquier color o sobre un edificio de su color de menos de 4 plantas.',
      feature: 'Este atributo va en una casilla libre de su propio terreno.',
      grey: 'Este atributo va en un solar sin piezas.',
    },
    places: 'Elige un lugar',
    rotate: 'Girar',
    drop: 'Descartar',
    back: 'Atrás',
    confirm: 'Confirmar',
    tile: 'loseta',
    done: 'Hecho. La mesa está abajo.',
    choose: 'Es tu turno: pulsa uno de los botones de trabajador en [la mesa]({{link}}).',
  },
  refusal: {
    trouble: {
      permission:
        'Todo está guardado, pero no puedo publicar aquí: necesito {{permissions}}. Cuando esté arreglado, escribe `/cities board`.',
      locked: 'Todo está guardado, pero este hilo está bloqueado. Cuando vuelva a abrirse, escribe `/cities board`.',
      channel: 'Todo está guardado, pero ya no encuentro este canal.',
      busy: 'Todo está guardado, pero Discord me pide que espere antes de publicar. Escribe `/cities board` dentro de un minuto.',
      away: 'Todo está guardado, pero Discord no ha aceptado el mensaje nuevo. Escribe `/cities board` dentro de un momento.',
      message: 'El mensaje que has pulsado ya no existe. No se ha perdido nada: escribe `/cities board`.',
      unshown:
        'Discord no ha aceptado mi respuesta. No se ha perdido nada: pulsa **Mi turno** en la mesa o escribe `/cities board`.',
      closing: 'Me están reiniciando. No se ha perdido nada: inténtalo de nuevo dentro de un momento.',
      newer:
        'Esta partida la guardó una versión más nueva de mí, así que la dejo como está. Se ha avisado al operador.',
      picture: '-# No se ha podido dibujar la imagen.',
    },
    allowed: {
      ViewChannel: 'Ver canal',
      SendMessages: 'Enviar mensajes',
      SendMessagesInThreads: 'Enviar mensajes en hilos',
      AttachFiles: 'Adjuntar archivos',
      EmbedLinks: 'Insertar enlaces',
      ReadMessageHistory: 'Leer el historial de mensajes',
    },
    gone: 'Esta partida ya no existe. Escribe `/cities new` para empezar otra.',
    waiting: 'La partida aún no ha empezado: [a la sala]({{link}}).',
    over: 'Esta partida ha terminado.',
    stale: 'La mesa ha avanzado. Pulsa **Mi turno** en [la mesa]({{link}}).',
    turn: 'Es el turno de {{name}}.',
    stranger:
      'No tienes asiento en esta partida. Puedes mirar: **Puntos**, **Todos los barrios** y **Reglas** son para todos.',
    running: 'Ya hay una partida aquí: [a la mesa]({{link}}).',
    full: 'Todos los asientos están ocupados.',
    seated: 'Ya tienes asiento.',
    unseated: 'No tienes asiento que dejar.',
    host: 'Solo puede hacerlo {{name}}, que abrió la partida.',
    few: 'Hacen falta al menos {{min}} asientos. Que se una alguien o añade un ordenador.',
    nothing: 'No hay nada que deshacer: se reveló algo oculto o el turno acaba de empezar.',
    none: 'No hay ninguna partida en este canal. Escribe `/cities new` para empezar una.',
    unsaved: 'No se ha guardado. Nada ha cambiado: inténtalo de nuevo.',
    failed: 'Algo ha fallado. No se ha perdido nada: pulsa **Mi turno** en la mesa o escribe `/cities board`.',
    broken:
      'El registro de esta partida no se puede leer. Se ha guardado aparte y se ha avisado al operador. Escribe `/cities new` para empezar otra.',
    unknown: 'Este botón ya no sirve. Escribe `/cities board` para ver la mesa.',
    permission: 'No puedo publicar aquí. Necesito: {{permissions}}.',
  },
  rules:
    'En cada ronda envías un trabajador a cada una de las cuatro filas (dos si sois dos) y tomas lo que hay allí: una **carta de puntuación**, una **loseta de ciudad**, **atributos**, **piezas de construcción**. Lo que está boca abajo es una sorpresa y no se puede deshacer.\n' +
    '- Una loseta va junto a las tuyas, girada como quieras; como mucho 3 por 3 losetas.\n' +
    '- Los atributos van en su propio terreno; hasta cuatro distintos en la misma agua o parque dan 1, 3, 6, 10. Un monumento da 2. El solar de cualquier color admite un edificio de cualquier color.\n' +
    '- Las piezas van en solares de su color y se apilan hasta 4 de altura.\n' +
    '- Los tres logros de la ciudad dan más a quien los alcanza antes.\n' +
    '- El trabajador más a la derecha de la última fila toma la estrella y empieza la ronda siguiente.\n' +
    'Las cartas puntúan al final, cada vez que se cumplen. Gana quien tenga más puntos; en caso de empate, más puntos por logros.',
};

export const command: typeof englishCommand = {
  cities: 'Juegos de construir ciudades en este canal',
  new: {
    text: 'Abrir una partida nueva en este canal',
    board: 'Qué ciudad, o una al azar',
    length: 'La partida larga es para dos',
    computers: 'Con cuántos ordenadores empezar',
  },
  board: { text: 'Publicar la mesa otra vez', option: 'ciudad' },
  length: { option: 'duracion' },
  computers: { option: 'ordenadores' },
  neighborhood: { text: 'Mirar tu barrio' },
  scores: { text: 'Ver los puntos hasta ahora' },
  rules: { text: 'Leer las reglas en breve' },
  end: { text: 'Cancelar la partida' },
};
