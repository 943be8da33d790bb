/** The bytes of a JSON body that nobody has parsed yet: a worker will, so that a large one does not hold up the event loop. */
export class UnreadBody {
  constructor(readonly bytes: Uint8Array<ArrayBuffer>) {}
}
