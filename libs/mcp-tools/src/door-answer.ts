/** What a door answers; `sendAnswer` sends it. */
export interface DoorAnswer {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON in one piece, or the bytes of a coding of it, or events as they come; null for none. */
  readonly body: string | Uint8Array | ReadableStream<Uint8Array> | null;
  /** That it is a list, the same for everybody but for its id: worth compressing. */
  readonly isList?: boolean;
}
