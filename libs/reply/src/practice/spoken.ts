import { countedWord } from '@svc/language';
import type { PublicFace } from './public-face.js';

/** The unit of what is sold, for so many of it. */
export function unitOf(face: PublicFace, quantity: number): string {
  return face.language === 'en' ? countedWord(quantity, face.quantity.unit) : face.quantity.unit;
}

/** A total with its currency, to the cent and never above what it stands for. */
export function spokenTotal(face: PublicFace, total: number): string {
  const figure = Math.floor(total * 100 + 1e-6) / 100;
  if (face.language === 'zh') return `${figure}${face.currency === 'CNY' ? '元' : ` ${face.currency}`}`;
  return `${face.currency === 'USD' ? '$' : `${face.currency} `}${figure}`;
}

/** A unit price with its currency; "each" where there is more than one unit. */
export function spokenPrice(face: PublicFace, price: number): string {
  const many = face.quantity.max > 1;
  const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 6 }).format(price);
  if (face.language === 'zh')
    return `${many ? `每${face.quantity.unit}` : ''}${price}${face.currency === 'CNY' ? '元' : ` ${face.currency}`}`;
  return `${face.currency === 'USD' ? '$' : `${face.currency} `}${figure}${many ? ' each' : ''}`;
}
