import type { Scene } from '../draw/scene.ts';
import type { Sheet } from '../draw/shape.ts';
import type { Reader } from '../i18n/speech.ts';
import { layout as layoutCities } from './cities/pictures/layout.ts';
import type { CitiesRequest } from './cities/request.ts';
import { altText as citiesAlt } from './cities/words/alt.ts';
import { layout as layoutSprawlopolis } from './sprawlopolis/pictures/layout.ts';
import type { SprawlopolisRequest } from './sprawlopolis/request.ts';
import { altText as sprawlopolisAlt } from './sprawlopolis/words/alt.ts';
import { layout as layoutTourists } from './tourists/pictures/layout.ts';
import type { TouristsRequest } from './tourists/request.ts';
import { altText as touristsAlt } from './tourists/words/alt.ts';

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
