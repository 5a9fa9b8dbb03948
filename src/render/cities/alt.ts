import type { Reader } from '../studio.ts';
import type { Request } from './request.ts';
export const altText = (request: Request, _reader: Reader): string => request.kind;
