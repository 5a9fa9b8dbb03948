import type { sprawlopolis as english } from './en.ts';
import { rules } from './es-rules.ts';

export const sprawlopolis: typeof english = {
  name: 'Sprawlopolis',
  zone: {
    commercial: 'tiendas',
    park: 'parques',
    industrial: 'fábricas',
    residential: 'viviendas',
  },
  option: {
    difficulty: {
      label: 'Dificultad',
      easier: 'más fácil (las carreteras no restan)',
      standard: 'normal',
      harder: 'más difícil (solo puntúa el mayor grupo de una zona)',
    },
    hands: {
      label: 'Manos',
      closed: 'ocultas (cada cual ve solo sus cartas)',
      open: 'abiertas (todos ven todas las cartas)',
    },
  },
  table: {
    turn: '{{mention}}, es tu turno: pulsa **Mi turno**.',
    begin: 'Es tu turno: pulsa **Mi turno** en [la mesa]({{link}}).',
    home: 'Mis cartas',
    all: 'La ciudad',
    closer: 'Iluminar carreteras, un grupo o una condición',
  },
  story: {
    placed: '**{{name}}** pone {{card}} en {{at}}. La ciudad tiene **{{total}}** de {{target}} puntos.',
    proposes: '💬 **{{name}}** propone: {{card}} en {{at}}.',
  },
  panel: {
    ask: 'Elige una carta, de qué lado va y luego la columna y la fila de su manzana **superior izquierda**.',
    why: 'Una carta cubre manzanas de la ciudad o toca una borde con borde; con la esquina no basta.',
    talk: 'Imagina una jugada y muéstrala a todos. Con eso no se juega nada.',
    columns: 'Columna de su manzana superior izquierda',
    column_one: 'Columna {{column}} · {{count}} lugar',
    column_other: 'Columna {{column}} · {{count}} lugares',
    rows: 'Fila: lo que daría cada lugar',
    place: '{{at}}   {{gain}}   → {{total}} / {{target}}',
    gain: '**{{at}}**: {{from}} → **{{to}}** de {{target}}. {{why}}',
    total: '**{{total}}** de {{target}}',
  },
  rules,
  card: {
    1: {
      name: 'Las afueras',
      text: '{{points}} por cada carretera que no sale de la ciudad, {{edge}} por cada una que llega al borde',
    },
    2: {
      name: 'Todo florece',
      text: '{{points}} por cada fila o columna con {{exactly}} parques exactos, {{none}} por cada una sin ninguno',
    },
    3: { name: 'Más verde', text: '{{park}} por cada parque, {{industrial}} por cada fábrica' },
    4: {
      name: 'Fiesta de barrio',
      text: 'por 0, 1, 2… cuadrados de 2 por 2 manzanas de una zona: {{table}}; pueden solaparse',
    },
    5: {
      name: 'Humo y torres',
      text: '{{points}} por cada fábrica que solo tiene al lado fábricas y tiendas',
    },
    6: { name: 'Todo previsto', text: 'tamaño del mayor grupo de viviendas menos el del mayor de fábricas' },
    7: {
      name: 'Vida en el centro',
      text: '{{points}} por cada parque con manzanas en los cuatro lados, {{edge}} por cada uno en el borde',
    },
    8: {
      name: 'Los suburbios',
      text: 'junto al mayor grupo de viviendas: {{park}} por cada parque, {{industrial}} por cada fábrica',
    },
    9: { name: 'Jungla de hormigón', text: '{{points}} por cada fábrica que toca a otra por una esquina' },
    10: { name: 'La gran avenida', text: 'número de tiendas en la fila o columna que más tiene' },
    11: {
      name: 'Tienda de paso',
      text: '{{points}} por cada tienda cuya carretera lleva a una vivienda por ambos lados',
    },
    12: { name: 'Autopista', text: '+1 por cada {{sections}} tramos de la carretera más larga' },
    13: {
      name: 'De parque en parque',
      text: '{{points}} por cada carretera que empieza en un parque y acaba en otro',
    },
    14: { name: 'Calles en círculo', text: '{{points}} por cada tramo de una carretera que se cierra en círculo' },
    15: { name: 'Malas calles', text: '{{points}} por cada vivienda junto a {{min}} o más fábricas' },
    16: { name: 'Camino al trabajo', text: '{{points}} por cada carretera que pasa por viviendas y por tiendas' },
    17: {
      name: 'Trampas para turistas',
      text: '{{points}} por cada tienda en el borde de la ciudad, el doble si forma esquina',
    },
    18: {
      name: 'Sprawlopolis',
      text: 'número de manzanas de la fila más larga más las de la columna más larga',
    },
  },
};
