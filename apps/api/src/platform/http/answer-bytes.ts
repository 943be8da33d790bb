/** The JSON of an answer as it goes out: a worker has written it. */
export class AnswerBytes {
  constructor(readonly bytes: Uint8Array) {}
}
