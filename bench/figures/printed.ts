import type { FigureRow } from './rows.js';

/** Places and the money that is paid there. Sources: ISO 3166 and ISO 4217. */
const PLACES = `
  en-US USD, en-CA CAD, fr-CA CAD, es-MX MXN, pt-BR BRL, es-AR ARS, es-CL CLP, es-CO COP, es-PE PEN, es-UY UYU,
  es-PY PYG, es-BO BOB, es-VE VES, es-CR CRC, es-GT GTQ, es-HN HNL, es-NI NIO, es-PA PAB, es-DO DOP, es-CU CUP,
  ht-HT HTG, en-JM JMD, en-TT TTD, en-BB BBD, en-BZ BZD, en-BS BSD, en-BM BMD, en-KY KYD, en-GY GYD, nl-SR SRD,
  nl-AW AWG, en-AG XCD, en-GB GBP, en-IE EUR, de-DE EUR, de-AT EUR, de-CH CHF, fr-CH CHF, it-CH CHF, fr-FR EUR,
  it-IT EUR, es-ES EUR, pt-PT EUR, nl-NL EUR, fi-FI EUR, el-GR EUR, sl-SI EUR, sk-SK EUR, et-EE EUR, lv-LV EUR,
  lt-LT EUR, sv-SE SEK, nb-NO NOK, da-DK DKK, is-IS ISK, cs-CZ CZK, pl-PL PLN, hu-HU HUF, ro-RO RON, bg-BG BGN,
  sr-RS RSD, mk-MK MKD, sq-AL ALL, bs-BA BAM, hr-HR EUR, ro-MD MDL, uk-UA UAH, ru-RU RUB, be-BY BYN, kk-KZ KZT,
  ky-KG KGS, uz-UZ UZS, tg-TJ TJS, tk-TM TMT, ka-GE GEL, hy-AM AMD, az-AZ AZN, tr-TR TRY, he-IL ILS, ar-AE AED,
  ar-SA SAR, ar-QA QAR, ar-KW KWD, ar-BH BHD, ar-OM OMR, ar-JO JOD, ar-IQ IQD, ar-LB LBP, ar-SY SYP, ar-YE YER,
  ar-EG EGP, ar-LY LYD, ar-TN TND, ar-DZ DZD, ar-MA MAD, ar-SD SDG, ar-MR MRU, fa-IR IRR, fa-AF AFN, ur-PK PKR,
  en-PK PKR, hi-IN INR, en-IN INR, bn-BD BDT, ta-IN INR, te-IN INR, mr-IN INR, gu-IN INR, ml-IN INR, si-LK LKR,
  ne-NP NPR, dz-BT BTN, my-MM MMK, th-TH THB, lo-LA LAK, km-KH KHR, vi-VN VND, id-ID IDR, ms-MY MYR, ms-BN BND,
  en-SG SGD, zh-SG SGD, fil-PH PHP, zh-CN CNY, zh-HK HKD, zh-TW TWD, zh-MO MOP, ja-JP JPY, ko-KR KRW, mn-MN MNT,
  en-AU AUD, en-NZ NZD, en-FJ FJD, en-PG PGK, en-SB SBD, en-WS WST, to-TO TOP, fr-VU VUV, fr-PF XPF, en-ZA ZAR,
  af-ZA ZAR, en-NA NAD, en-BW BWP, en-SZ SZL, en-LS LSL, en-ZM ZMW, en-MW MWK, en-NG NGN, en-GH GHS, en-KE KES,
  sw-TZ TZS, en-UG UGX, so-SO SOS, am-ET ETB, ti-ER ERN, rw-RW RWF, fr-BI BIF, fr-CD CDF, pt-AO AOA, pt-MZ MZN,
  pt-CV CVE, pt-ST STN, mg-MG MGA, en-MU MUR, en-SC SCR, fr-KM KMF, fr-DJ DJF, fr-CM XAF, fr-SN XOF, fr-GN GNF,
  en-SL SLE, en-LR LRD, en-GM GMD, en-SH SHP, en-FK FKP, en-GI GIP, en-SS SSP, dv-MV MVR`
  .split(',')
  .map((place) => place.trim().split(' '));

const VALUES = [1, 7.25, 45, 999, 1234, 1234.5, 56_789, 345_678.9, 1_234_567];

/** One value as `Intl` prints it; what is printed is rounded to the decimals that the place prints. */
function printed(
  tag: string,
  code: string,
  currencyDisplay: 'symbol' | 'narrowSymbol' | 'code' | 'name',
  value: number,
) {
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: code,
    currencyDisplay,
    ...(Number.isInteger(value) ? { trailingZeroDisplay: 'stripIfInteger' as const } : {}),
  });
  const text = format.format(value);
  const sign = format.formatToParts(value).find(({ type }) => type === 'currency')?.value ?? code;
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  const row: FigureRow = {
    source: 'intl',
    kind: 'price',
    language: tag.startsWith('zh') ? 'zh' : 'en',
    text,
    value: Number(value.toFixed(decimals)),
    currency: currencyDisplay === 'code' || currencyDisplay === 'name' ? code : sign,
  };
  return row;
}

/**
 * Sums as the people of 150 places write them in print, with the signs, codes, digits and separators that the `Intl` of
 * this Node knows for them, and the name of every currency there in English and Chinese.
 * @example printedRows()[0]?.text // '$1'
 */
export function printedRows(): FigureRow[] {
  const codes = [...new Set(PLACES.map(([, code = '']) => code))];
  const rows = VALUES.flatMap((value) => [
    ...PLACES.flatMap(([tag = '', code = '']) =>
      (['symbol', 'narrowSymbol', 'code'] as const).map((display) => printed(tag, code, display, value)),
    ),
    ...codes.flatMap((code) => ['en', 'zh'].map((tag) => printed(tag, code, 'name', value))),
  ]);
  return [...new Map(rows.map((row) => [`${row.text} ${row.currency}`, row])).values()];
}
