import type { rules as english } from './rules-en.ts';

const cards = (count: number): string => (count === 1 ? `${count} carta` : `${count} cartas`);

export const rules: typeof english = (n) => ({
  turn: {
    title: 'Un turno',
    text:
      'Entre todos construyen una sola ciudad, carta a carta.\n' +
      `- **Manos iniciales:** quien empieza recibe ${cards(n.startHand)}; los demás, ${cards(n.otherHand)}.\n` +
      '- En tu turno colocas en la ciudad una carta de tu mano. Después pasas el resto a la siguiente persona y robas la carta que está a la vista. Cuando el mazo se acaba, sigues sin robar.\n' +
      `- En solitario empiezas con ${cards(n.startHand)}, te quedas tu mano y robas hasta tener ${n.startHand}.\n` +
      'Cuando todas las cartas están en la ciudad, llega el recuento: si alcanzan el objetivo, ganan todos.',
  },
  placing: {
    title: 'Colocar una carta',
    text:
      'Una carta tiene cuatro manzanas. Se coloca apaisada, de un lado o del otro, y siempre por manzanas enteras.\n' +
      '- Puede cubrir manzanas de la ciudad o ir junto a ella tocando al menos un lado entero.\n' +
      '- Nunca va debajo de otra carta, y tocar solo una esquina no basta.\n' +
      '- Se pueden dejar huecos, incluso cerrados por todos los lados. Un hueco cerrado cuenta como borde de la ciudad: lo decidimos así porque el reglamento no lo aclara.',
  },
  groups: {
    title: 'Grupos',
    text:
      'Las manzanas de una zona que comparten lado forman un grupo; las esquinas no las unen. El mayor grupo de cada una de las cuatro zonas da 1 punto por manzana.\n' +
      'En la partida difícil solo puntúa el mayor de todos.',
  },
  roads: {
    title: 'Carreteras',
    text:
      'Cada carretera cuesta 1 punto, por larga que sea: mejor pocas y largas que muchas y cortas. Una carretera acaba donde la manzana siguiente no tiene carretera con que unirse, en el borde de la ciudad o de un hueco, o nunca, si es un circuito.\n' +
      'En la partida fácil las carreteras no cuestan nada.',
  },
  conditions: {
    title: 'Condiciones',
    text:
      `Hay ${n.conditions} cartas en la mesa por su otra cara. Cada una dice qué más da o cuesta puntos. La suma de sus números es el objetivo que hay que alcanzar.\n` +
      'Si una habla del borde de la ciudad, un hueco cerrado también es borde.',
  },
  talk: {
    title: 'Hablar en la mesa',
    text: '¡A hablarlo! **Proponer** muestra a todos una carta tuya en el lugar que elijas, sin jugarla. Los demás pulsan **De acuerdo** o **Mejor no**, y quien tiene el turno la coloca con **Jugar esto** si la carta está en su mano. Las manos son privadas, salvo que la partida se abriera con las manos a la vista: entonces cualquiera puede proponer lo que podría colocar quien tiene el turno.',
  },
  end: {
    title: 'El final',
    text: 'Tras la última carta: grupos, menos carreteras, más condiciones. El equipo gana si llega al menos al objetivo.',
  },
});
