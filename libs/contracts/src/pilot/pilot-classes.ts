import { Choice, Text } from '../fields.js';

/** The longest values of a pilot request, in characters. */
export const PILOT_MAX_CHARACTERS = { name: 120, business: 200, email: 200, sells: 500, note: 2000 } as const;

/** What a business sends to ask for a pilot. */
export class PilotIn {
  @Text({ description: 'The name of the person who asks.', min: 1, words: true, max: PILOT_MAX_CHARACTERS.name })
  name!: string;

  @Text({ description: 'The name of the business.', min: 1, words: true, max: PILOT_MAX_CHARACTERS.business })
  business!: string;

  @Text({
    description: 'The e-mail address to which we answer.',
    max: PILOT_MAX_CHARACTERS.email,
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/,
  })
  email!: string;

  @Text({
    description: 'What the business sells, and where buyers negotiate.',
    max: PILOT_MAX_CHARACTERS.sells,
    optional: true,
    default: '',
  })
  sells?: string;

  @Text({ description: 'Anything else worth knowing.', max: PILOT_MAX_CHARACTERS.note, optional: true, default: '' })
  note?: string;
}

/** That a pilot request was received. */
export class PilotResult {
  @Text({ description: 'The id to quote when you ask about the request.' })
  request_id!: string;

  @Choice(['received'], { description: 'The state of the request.' })
  status!: 'received';

  @Text({ description: 'What happens next.' })
  message!: string;
}
