import { pattern } from '../pattern.js';

/** What stands before a thing that is asked for, of which one word is named: "with the album", "on site". */
export const ASKS_FOR_IT = pattern`
    (?<![a-z])(?:with|w\/|including|incl|plus|and|add|need|want|wants|get|take|on|at|in)[ -]
    (?:(?:an?|the|your|some|one|that|this|extra) ){0,2}$
    |[加要带含配](?:上|个|一?[块个张套条份件台本])?$
  `;

/** "30 days after delivery" says when, and asks for none. */
export const TELLS_WHEN = /(?<![a-z])(?:after|before|upon|until|following|days from) (?:the |your |our |its )?$/;
