export { drawDomain } from './domain.js';
export { ENGINE } from './engine-player.js';
export { playItself } from './self-play.js';
export { playTournament } from './tournament.js';
export { playUntold } from './untold.js';
export { measureSpeed } from './speed.js';
export { findEngine } from '../../../libs/negotiation-math/src/engines/registry.js';
export { createRandom } from '@svc/numerics';
