/** The largest parcel, in bytes of ciphertext: 1 MiB. */
export const PARCEL_MAX_BYTES = 1_048_576;

/** How long a parcel can be kept, and how long it is where nothing is said, in seconds. */
export const PARCEL_TTL_SECONDS = { min: 60, max: 604_800, usual: 86_400 } as const;

/** What parking costs: a millicent for each started kilobyte of 1,000 bytes and each started day, and at least 10. */
export const PARK_PRICE = { bytesAUnit: 1_000, secondsAUnit: 86_400, leastMillicents: 10 } as const;

/** The longest request for something that is not stocked, in characters. */
export const ASK_MAX_CHARACTERS = 4_000;

/** The longest note of an operator on a request, in characters. */
export const NOTE_MAX_CHARACTERS = 1_000;

/** Distinct filers of one ask from which the public tally shows its words: what fewer ask may name somebody. */
export const SHOWN_ASKS = 3;

/** Characters of an ask that the public tally shows at most: it names what is missing, and carries no message. */
export const SHOWN_ASK_CHARACTERS = 160;

/** So many texts are kept; for one more the one goes that fewest have filed. */
export const MOST_ASKS = 200_000;

/** Deliveries of a slot from which the observatory tells how many there were. */
export const SHOWN_DELIVERIES = 5;

/** How far back the tally counts as recent, in seconds: a week. */
export const RECENT_SECONDS = 604_800;

/** Asks that the tally lists at most, those that most have filed first. */
export const LISTED_ASKS = 100;

/** Where a request for something that is not stocked can stand. */
export const ASK_STATUSES = ['filed', 'reviewing', 'stocked', 'declined'] as const;
