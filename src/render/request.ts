import { layout as layoutCities } from '../games/cities/pictures/layout.ts';
import type { CitiesRequest } from '../games/cities/request.ts';
import { altText as citiesAlt } from '../games/cities/words/alt.ts';
import { layout as layoutSprawlopolis } from '../games/sprawlopolis/pictures/layout.ts';
import type { SprawlopolisRequest } from '../games/sprawlopolis/request.ts';
import { altText as sprawlopolisAlt } from '../games/sprawlopolis/words/alt.ts';
import { layout as layoutTourists } from '../games/tourists/pictures/layout.ts';
import type { TouristsRequest } from '../games/tourists/request.ts';
import { altText as touristsAlt } from '../games/tourists/words/alt.ts';
import type { Scene } from './scene.ts';
import type { Sheet } from './shape.ts';
import type { Reader } from './speech.ts';

/** Which picture of which game. Everything in it is plain data, for it travels to another thread. */
export type Request = CitiesRequest | SprawlopolisRequest | TouristsRequest;

/** The picture as shapes; nothing is drawn yet. */
export function layout(request: Request, scene: Scene): Sheet {
  switch (request.game) {
    case 'cities':
      return { ...layoutCities(request, scene), palette: 'cities' };
    case 'sprawlopolis':
      return { ...layoutSprawlopolis(request, scene), palette: 'sprawlopolis' };
    case 'tourists':
      return { ...layoutTourists(request, scene), palette: 'tourists' };
  }
}

/** The picture told in a few sentences. */
export function altText(request: Request, reader: Reader): string {
  switch (request.game) {
    case 'cities':
      return citiesAlt(request, reader);
    case 'sprawlopolis':
      return sprawlopolisAlt(request, reader);
    case 'tourists':
      return touristsAlt(request, reader);
  }
}
