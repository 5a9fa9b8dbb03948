import type { rules as english } from './en-rules.ts';

export const rules: typeof english = {
  turn: {
    title: 'Un turno',
    text:
      'Construís juntos una sola ciudad, carta a carta. En tu turno pones una carta de tu mano en la ciudad; las que te quedan pasan a la siguiente persona y robas la que está a la vista.\n' +
      'En solitario te quedas tus cartas y robas hasta tener tres. Cuando todas están puestas se puntúa la ciudad: si llegáis al objetivo, ganáis todos.',
  },
  placing: {
    title: 'Poner una carta',
    text:
      'Una carta tiene cuatro manzanas. Se pone apaisada, de un lado o del otro, y siempre por manzanas enteras.\n' +
      '- Puede cubrir manzanas de la ciudad o ir a su lado tocando al menos un borde.\n' +
      '- Nunca va debajo de otra carta, y tocar solo una esquina no basta.',
  },
  groups: {
    title: 'Grupos',
    text:
      'Las manzanas de una zona que comparten borde forman un grupo. El mayor grupo de cada una de las cuatro zonas da 1 punto por manzana.\n' +
      'En la partida difícil solo puntúa el mayor de todos.',
  },
  roads: {
    title: 'Carreteras',
    text:
      'Cada carretera cuesta 1 punto, por larga que sea: mejor pocas y largas que muchas y cortas. Una carretera acaba donde la manzana siguiente no tiene carretera con que unirse, en el borde de la ciudad, o nunca, si es un circuito.\n' +
      'En la partida fácil las carreteras no cuestan nada.',
  },
  conditions: {
    title: 'Condiciones',
    text: 'Hay tres cartas a la vista por su otra cara. Cada una dice qué más da o cuesta puntos, y su número forma parte del objetivo: la suma de los tres números es lo que hay que alcanzar.',
  },
  talk: {
    title: 'Hablar en la mesa',
    text: '¡Habladlo! **Proponer** muestra a todos una carta tuya en el lugar que elijas sin jugarla. Las manos son privadas, salvo que la partida se abriera con las manos a la vista.',
  },
  end: {
    title: 'El final',
    text: 'Tras la última carta: grupos, menos carreteras, más condiciones. Ganáis juntos si llegáis al menos al objetivo.',
  },
};
