import { bestPlaces } from '../../../src/games/sprawlopolis/rules/best-places.ts';
import type { Golden } from '../../draw/golden.ts';
import { HARD_NAMES, NAMES } from '../../draw/names.ts';
import { AT, CHOOSING, FREE, LOST, MIDDLE, OPEN_HANDS, WON } from './views.ts';

type Sample = Omit<Golden, 'request' | 'language' | 'names'> & Partial<Golden>;
const golden = ({ name, request, language = 'en', names = NAMES }: Sample & Pick<Golden, 'request'>): Golden => ({
  name,
  request,
  language,
  names,
});

/** Few and full, like those of the other game. */
export const SPRAWLOPOLIS_GOLDEN: readonly Golden[] = [
  golden({ name: 'city', request: { game: 'sprawlopolis', kind: 'city', view: MIDDLE } }),
  golden({ name: 'city-open', request: { game: 'sprawlopolis', kind: 'city', view: OPEN_HANDS }, language: 'es' }),
  golden({
    name: 'city-lit',
    request: { game: 'sprawlopolis', kind: 'city', view: MIDDLE, light: { kind: 'condition', card: 9 } },
    language: 'es',
    names: HARD_NAMES,
  }),
  golden({
    name: 'city-roads',
    request: { game: 'sprawlopolis', kind: 'city', view: MIDDLE, light: { kind: 'roads' } },
  }),
  golden({
    name: 'panel',
    request: {
      game: 'sprawlopolis',
      kind: 'panel',
      view: CHOOSING,
      prompt: { card: 2, turned: false, at: AT, best: bestPlaces(CHOOSING, 2), free: [] },
    },
  }),
  golden({
    name: 'panel-free',
    request: {
      game: 'sprawlopolis',
      kind: 'panel',
      view: CHOOSING,
      prompt: { card: 15, turned: true, at: null, best: null, free: FREE },
    },
    language: 'es',
  }),
  golden({
    name: 'proposal',
    request: {
      game: 'sprawlopolis',
      kind: 'proposal',
      view: MIDDLE,
      seat: 0,
      placement: { card: 11, turned: true, x: 3, y: -3 },
    },
    names: HARD_NAMES,
  }),
  golden({ name: 'final', request: { game: 'sprawlopolis', kind: 'final', view: WON } }),
  golden({ name: 'final-lost', request: { game: 'sprawlopolis', kind: 'final', view: LOST }, language: 'es' }),
  golden({ name: 'card', request: { game: 'sprawlopolis', kind: 'card', number: 8 } }),
];
