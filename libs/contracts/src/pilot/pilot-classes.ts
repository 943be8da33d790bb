import { Choice, Text } from '../fields.js';

/** The longest values of a pilot request, in characters. */
export const PILOT_MAX_CHARACTERS = { name: 120, business: 200, email: 200, sells: 500, note: 2000 } as const;

/** What a business sends to ask for a pilot. */
export class PilotIn {
  @Text({ description: 'Who is asking.', min: 1, words: true, max: PILOT_MAX_CHARACTERS.name })
  name!: string;

  @Text({ description: 'The business.', min: 1, words: true, max: PILOT_MAX_CHARACTERS.business })
  business!: string;

  @Text({ description: 'Where to answer.', max: PILOT_MAX_CHARACTERS.email, pattern: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/ })
  email!: string;

  @Text({
    description: 'What is sold, and where buyers negotiate.',
    max: PILOT_MAX_CHARACTERS.sells,
    optional: true,
    default: '',
  })
  sells?: string;

  @Text({ description: 'Anything else.', max: PILOT_MAX_CHARACTERS.note, optional: true, default: '' })
  note?: string;
}

/** That a pilot request was received. */
export class PilotResult {
  @Text({ description: 'To be named when asking about it.' })
  request_id!: string;

  @Choice(['received'], { description: 'Where the request stands.' })
  status!: 'received';

  @Text({ description: 'What happens next.' })
  message!: string;
}
