import type { Language } from '../../../i18n/index.ts';
import type { ContentRow } from '../../contract.ts';
export const content = (_l: Language): ContentRow[] => [];
