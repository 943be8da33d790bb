import type { GameChoice } from './choices.js';
import { playGame } from './replay.js';

/** Plays the game that it is sent, beside the page: the engine thinks for a quarter of a second, longer on a phone. */
addEventListener('message', ({ data }: MessageEvent<GameChoice>) => postMessage(playGame(data)));
