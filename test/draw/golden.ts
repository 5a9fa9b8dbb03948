import type { PictureRequest } from '#games/contract';
import type { Language } from '#i18n';
import { NAMES } from './names.ts';

export type Golden = {
  readonly name: string;
  readonly request: PictureRequest;
  readonly language: Language;
  readonly names: readonly string[];
};

export const golden = (
  name: string,
  request: PictureRequest,
  language: Language = 'en',
  names: readonly string[] = NAMES,
): Golden => ({
  name,
  request,
  language,
  names,
});

/** Where a golden picture is kept, under the folder of its game. */
export const goldenPath = ({ name, request }: Golden): string => `${request.game}/${name}.png`;
