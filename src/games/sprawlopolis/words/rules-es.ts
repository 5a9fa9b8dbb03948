import type { rules as english } from './rules-en.ts';

const cards = (count: number): string => (count === 1 ? `${count} carta` : `${count} cartas`);

export const rules: typeof english = (n) => ({
  turn: {
    title: 'Un turno',
    text:
      'Todos construyen juntos una sola ciudad, carta a carta.\n' +
      `- **Manos iniciales:** quien empieza recibe ${cards(n.startHand)}; los demás, ${cards(n.otherHand)}.\n` +
      '- En tu turno colocas en la ciudad una carta de tu mano. Después pasas el resto al siguiente jugador y robas la carta que está a la vista. Cuando se acaba el mazo, se sigue sin robar.\n' +
      `- En solitario empiezas con ${cards(n.startHand)}, te quedas tu mano y robas hasta volver a tener ${n.startHand}.\n` +
      'Cuando todas las cartas están en la ciudad, se cuentan los puntos. Si la ciudad llega al objetivo, ¡ganan todos!',
  },
  placing: {
    title: 'Colocar una carta',
    text:
      'Una carta tiene cuatro bloques. Colócala en horizontal, girada o no, alineada con los demás bloques.\n' +
      '- Cubre uno o más bloques de la ciudad, o al menos uno de sus bloques comparte un lado entero con ella.\n' +
      '- Nunca va debajo de otra carta, y tocar solo una esquina no basta.\n' +
      '- Se pueden dejar huecos, incluso cerrados por todos los lados. Un hueco cerrado cuenta como borde de la ciudad. El reglamento no lo aclara, así que jugamos así.',
  },
  groups: {
    title: 'Grupos',
    text:
      'Los bloques de una misma zona que comparten lado forman un grupo; las esquinas no los unen. El mayor grupo de cada una de las cuatro zonas da 1 punto por bloque.\n' +
      'En la partida difícil solo puntúa el mayor grupo de todos.',
  },
  roads: {
    title: 'Carreteras',
    text:
      'Cada carretera cuesta 1 punto, por larga que sea: mejor pocas y largas que muchas y cortas. Una carretera acaba donde el bloque siguiente no tiene carretera con la que unirse, o en el borde de la ciudad o de un hueco. Un circuito no acaba nunca.\n' +
      'En la partida fácil las carreteras no cuestan nada.',
  },
  conditions: {
    title: 'Condiciones',
    text:
      `${n.conditions} cartas muestran su otra cara: son las condiciones. Cada una dice qué más da o cuesta puntos. Suma sus números y tienes el objetivo.\n` +
      'Si una menciona el borde de la ciudad, un hueco cerrado también es borde.',
  },
  talk: {
    title: 'Hablar en la mesa',
    text: '¡A hablarlo! **Proponer** muestra a todos una carta tuya en el lugar que elijas, sin jugarla. Los demás pulsan **De acuerdo** o **Mejor no**. Si la carta está en la mano de quien tiene el turno, la coloca con **Jugarlo así**. Las manos son privadas, salvo que la partida tenga las manos abiertas. Entonces cualquiera puede proponer una carta de quien tiene el turno.',
  },
  end: {
    title: 'El final',
    text: 'Tras la última carta, suma los grupos, resta las carreteras y suma las condiciones. Si eso llega al objetivo, ganan todos.',
  },
});
