/* eslint-disable max-lines */
// Generated from the OpenAPI description by tools/generate-client-types.mjs. Changes belong into the records.
export interface paths {
    "/v1/policy/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Worked starting policies
         * @description Complete policies to start from: a used-car dealer, a software plan and a wholesale supply (in Chinese). Use one when a policy is easier to edit than to describe.
         */
        get: operations["listPolicyTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/policy/compile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plain words to a policy
         * @description Turns an offer described in plain words, in English or Chinese, into a machine-checkable policy, and lists what to fix before going live, with the words that each point comes from. Use it first; show the summary and the issues to the seller; send edits to check.
         */
        post: operations["compilePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/policy/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an edited policy
         * @description Validates a policy after it was edited and reads it back in plain words. No model is called and no key is needed. A policy with faults is answered with status 200, `ok` false and the faults as issues.
         */
        post: operations["checkPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a buyer’s message
         * @description Drafts the reply to the buyer’s latest message. The engine decides the offer, code checks it against the policy, and only the wording is free. Keep the returned `state` and send it with the next message; the service keeps no conversations. On a deal the answer carries a signed receipt.
         */
        post: operations["draftReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/receipt/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Re-check a signed receipt
         * @description Re-checks both signatures of a receipt and every rule of the policy that the deal was made under, each on its own line. Use it before acting on a receipt that came through other hands. A receipt that fails is answered with status 200 and `valid` false.
         */
        post: operations["verifyReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/practice/buyer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A simulated buyer’s next message
         * @description Plays a buyer against a policy, so that it can be tried before going live. Send what was shown so far, the seller’s replies included; send the message that comes back to the reply operation.
         */
        post: operations["playPracticeBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pilot/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a pilot
         * @description Files a request of a business that wants to try the service with its own buyers. A person reads it and answers by mail with an access key.
         */
        post: operations["requestPilot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiate/turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next price of a haggle, in dollars
         * @description Recommends what to do now in a haggle over one price: which price to counter with, or to accept the other side’s last price, or to walk; with a message that is ready to send. Use it on every turn, with all prices so far, for buying or selling one thing whose price is open. Where price is one of several issues use `negotiate_bundle`. `fit` says where haggling does not fit: a one-shot fixed price, no room, a side that never moves. Never recommends a price beyond `walk_away`. Deterministic.
         */
        post: operations["negotiateTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiate/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score a deal against the best that was possible
         * @description Compares a deal over several issues with the exact Pareto frontier: what it is worth to both sides, whether it could have been better for one without being worse for the other, the fair (Nash) package, and how much value was left on the table. Use it to judge an offer before accepting, or a deal afterwards, where the utilities of both sides are known or estimated. Deterministic.
         */
        post: operations["scoreDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiation/sell/next_offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A seller’s next offer, in utility
         * @description Recommends a seller’s next offer over one issue: it learns from the buyer’s offers and refusals how far the buyer may go and how it moves, and plans the offers that are left as one. Everything is utility from 0 (worst) to 1 (best) for the caller; for dollars use `negotiate`. A recommendation that equals the buyer’s last offer means: accept it. Never below `my_reservation`. With `peer_mode` for a counterparty that is verified. Deterministic.
         */
        post: operations["sellNextOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiation/buy/next_offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A buyer’s next offer, in utility
         * @description Recommends a buyer’s next offer over one issue, guarded against anchors and against giving in at the deadline. Everything is utility from 0 (worst) to 1 (best) for the caller; for dollars use `negotiate`. A recommendation that equals the seller’s last offer means: accept it. Never below `my_reservation`. Give `market_prior` where it is known what sellers usually open with; without it anchors are not checked, and a warning says so. Deterministic.
         */
        post: operations["buyNextOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiation/detect_anchor_attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell an anchor attack from an honest opening
         * @description Tests whether the other side’s opening is too extreme to be an honest one, given what openings in this market are usually worth to the caller, and says whether to ignore it, to counter with the market, or to walk away. Use it when an opening looks absurd, before it is answered. Utilities from 0 to 1. Deterministic.
         */
        post: operations["detectAnchorAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiate/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next move over several linked issues
         * @description Recommends a move where price is only one of several issues (delivery, warranty, payment, …): it infers from the other side’s offers and refusals what that side cares about, gives way where it matters little to the caller and much to the other side, and says what to offer, or to accept, or to walk. Use it on every turn of a negotiation with 2 issues or more, with all offers so far; for a single price use `negotiate`. Never recommends less than `my_batna`. Deterministic.
         */
        post: operations["negotiateBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dispute/negotiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a refund dispute
         * @description Plans a customer’s talks with a platform over a refund: what to ask first, how the ask falls round by round, which answer to take in each round, where the talks should end, and a message that is ready to send. Use it once at the start, with what the platform has offered and what it loses if the customer walks (a chargeback and its fee, say). Never advises less than `customer_floor`, and says where no settlement suits both. Amounts are US dollars in whole cents. Deterministic.
         */
        post: operations["negotiateDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auction/bidder/optimal_bid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What to bid, and the chance of winning
         * @description The bid of the symmetric equilibrium for a known own value against rivals whose values come from one prior: first price with or without risk aversion, second price, English. Use it before bidding on one item. It says “do not bid” where no bid can pay. Exact by quadrature, not simulated. It assumes rivals who bid by the same rule; against rivals who do not, the bid of a second price or English auction is still best. Deterministic.
         */
        post: operations["optimalBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auction/seller/optimal_reserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reserve price of greatest expected profit
         * @description The reserve at which a bidder’s virtual value is the seller’s own value (Myerson 1981), with the expected revenue with and without it and the surplus that it loses. Use it before selling one item at auction to bidders who are alike. Exact by quadrature. Deterministic.
         */
        post: operations["optimalReserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auction/seller/format_recommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which auction format to choose
         * @description Compares first price, second price and English auctions for a seller. With bidders who are alike and neutral to risk all bring the same expected revenue, so the choice follows from how much the revenue varies, which is computed, and from speed and transparency, which are judgements. Use it with weights for what matters. Deterministic.
         */
        post: operations["recommendAuctionFormat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auction/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold an auction many times with drawn values
         * @description A seeded simulation of one auction format with a prior for each bidder: mean revenue with its confidence interval, efficiency, and who wins how often. Use it for bidders who are not alike, or to see the spread; for bidders who are alike the other operations give exact figures. A first price whose equilibrium is not solved is refused with 400 rather than answered by the formula for equal bidders. Equal seeds give equal answers.
         */
        post: operations["simulateAuction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mechanism/gale_shapley": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match two sides so that no pair would rather have each other
         * @description Stable matching by deferred acceptance (Gale and Shapley 1962), many to one: proposers propose down their lists, receivers hold the best up to their capacity. Use it to assign people to jobs, suppliers to slots or leads to sales people by the wishes of both sides. Lists may leave people out: who is not listed is not acceptable. The result is the best stable matching for every proposer, so let the side propose whose wishes count more. Telling the truth is best for proposers, not always for receivers. Bodies up to 16 MiB. Deterministic.
         */
        post: operations["galeShapley"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mechanism/optimal_auction_design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The auction of greatest expected revenue or welfare
         * @description Designs the auction of one item for bidders who may differ (Myerson 1981): who wins, what each has to reach, and the expected revenue and welfare. Use it where bidders are known to be of different strength; the revenue auction then favours the weaker ones. Exact by quadrature; the seeded simulation stands beside the figures as a check. Deterministic.
         */
        post: operations["designOptimalAuction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mechanism/posted_price_optimal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What to charge for a stock that has to be sold in time
         * @description Prices a stock that is worth nothing after the horizon, for buyers who arrive at random and take the price or leave (Gallego and van Ryzin 1994): the best single price with its exact revenue, and a list of prices by time and stock left that can be followed, with what it is worth. Use it for clearance, tickets, rooms or perishable goods. Deterministic.
         */
        post: operations["optimalPostedPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offer/compile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a menu and count its carts
         * @description Checks a menu (dimensions with options, dependencies, costs) and counts its valid carts exactly, without listing them. A pasted menu with `items` is compiled to dimensions first, and those come back. Use it once before quoting, to see mistakes by their place. Deterministic.
         */
        post: operations["compileMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offer/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which dimensions of a menu are worth negotiating
         * @description Tells of each dimension of a menu whether it moves the seller’s cost (LEVER, with the spread in dollars and one reason) or not (FREE: the buyer can have its favourite). Use it before a negotiation, to know what to trade. Stock, expiry and expected demand count. Deterministic.
         */
        post: operations["profileMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offer/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The best cart and price of a menu for one buyer, never above list
         * @description Finds the cart and the price that are best for a buyer and a shop together: the Nash split of the surplus that the cart creates over the buyer’s best order at list, over every valid cart, in whole cents, never above list and never below cost. Stock, expiring goods, capacity, waiting, scarcity and setup costs count. The cart is found exactly; should the search budget end first, `optimal` is false and `bound` tells the rest. The quote is signed by the notary and can be verified offline. A recommendation: nothing is sold. Deterministic.
         */
        post: operations["quoteOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/price/machine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The board of the demo machine
         * @description The articles of the machine `demo-01` that quotes by `svc-price/1`: list prices and what is in stock. Costs are not shown.
         */
        get: operations["showPriceMachine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/price/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A price of the demo machine for one buyer
         * @description Asks a machine for a price by `svc-price/1`. Without disclosure the price is list. A buyer that discloses what articles are worth to it, and what walking elsewhere costs it, gets list or less: the even split of what the sale creates. Names other articles that are in stock. The quote holds for ten minutes and can be settled once. A `peer_proof` is refused with 400.
         */
        post: operations["quotePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/price/settle/{quote_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a price of the demo machine, once
         * @description Settles a quote of `svc-price/1`. A quote is settled once, whichever process is asked: a second time, and after it has expired, the answer is 409; an id that is no quote is 404. The machine is for trial: nobody is charged, nothing is handed out.
         */
        post: operations["settlePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arena": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Arena
         * @description A page for people: how negotiating agents are measured, how reference players do, and the commitment to the held-out seed.
         */
        get: operations["getArenaPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arena/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Arena protocol
         * @description The protocol `svc-gauntlet/1` for authors of agents: the game, the messages, the score.
         */
        get: operations["getArenaText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arena/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Arena practice set
         * @description The 60 scenarios of the published seed, with the weights of both sides, to practise on.
         */
        get: operations["getArenaPractice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tools
         * @description Every MCP tool with its doors, who may call it, its cost class and its stability.
         */
        get: operations["listTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Guide for agents
         * @description What the service does, how to start, and where everything is, in one short text.
         */
        get: operations["getLlmsText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms-full.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Full guide for agents
         * @description The guide, and after it every operation with its input, its answer, its refusals and an example.
         */
        get: operations["getLlmsFullText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PRICING.md": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices
         * @description What each operation costs, the rates, and how the service treats what it is sent.
         */
        get: operations["getPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/mcp/server-card.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * MCP server card
         * @description The core MCP door: its tools, prompts, resources and keys; `transport_pro` points at the door with all tools.
         */
        get: operations["getServerCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/server-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Card of the core MCP door
         * @description How to reach the core MCP door, in the shape that MCP registries read.
         */
        get: operations["getCoreDoorCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/pro/server-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Card of the MCP door with all tools
         * @description How to reach the MCP door with all tools, in the shape that MCP registries read.
         */
        get: operations["getProDoorCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/ai-catalog.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Catalogue of cards
         * @description Where the cards of this host are, for crawlers that look for agents and MCP servers.
         */
        get: operations["getAiCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/agents.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Capabilities for agents
         * @description What an agent can get done here, as flows over the operations of the OpenAPI description.
         */
        get: operations["getAgentsManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/agent-card.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agent card
         * @description The A2A card: who this is, its skills and how they are reached; signed with a key that /.well-known/ucp publishes.
         */
        get: operations["getAgentCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/ucp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commerce-protocol profile
         * @description Publishes the keys that receipts and responses are signed with. A commerce-protocol verifier needs nothing else. May be cached for a minute; fetch it again when an unknown `kid` is met.
         */
        get: operations["getUcpProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/policy.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Schema of a policy
         * @description What a policy may hold. Use it to edit or to generate policies.
         */
        get: operations["getPolicySchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/receipt.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Schema of a receipt
         * @description What a signed receipt holds.
         */
        get: operations["getReceiptSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/state.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Schema of a state
         * @description The outside of a sealed state; what is in it is for the service alone.
         */
        get: operations["getStateSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description
         * @description The OpenAPI 3.1 description of the service.
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Interactive documentation
         * @description The description as pages for people, to read and to try.
         */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness
         * @description Whether the process answers. Touches no database.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness
         * @description Whether requests can be sent here: the database answers and the process is not draining.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Counters and histograms in the Prometheus text format.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AnchorAttackIn: {
            /**
             * @description The other side’s offers, oldest first, in the caller’s utility. The first is the opening that is judged.
             * @example [
             *       0.05
             *     ]
             */
            opponent_offer_history: number[];
            /** @description What sellers in this market open with. */
            market_prior: components["schemas"]["MarketPrior"];
        };
        AnchorAttackResult: {
            /** @description Whether the opening lies where almost no honest one does. */
            is_anchor_attack: boolean;
            /** @description The opening’s distance from the market’s mean, in standard deviations: negative below it. */
            z_score: number;
            /** @description How far below the market the opening lies, 0 to 1. */
            severity: number;
            /**
             * @description What it calls for.
             * @enum {string}
             */
            recommended_response: "ignore" | "counter_with_market" | "walk_away";
            /** @description In words. */
            rationale: string;
        };
        ArenaGenerator: {
            /**
             * @description The generator.
             * @enum {string}
             */
            name: "svc" | "second";
            /** @description Its version: it changes when any draw does. */
            version: number;
        };
        ArenaIssue: {
            /** @description The issue. */
            name: string;
            /** @description 3 to 6 options, in the seller’s order of preference from worst to best but for some noise. */
            options: string[];
            /** @description The seller’s utility of each option, 0 to 1; the buyer’s is 1 minus that. */
            seller_utility: number[];
        };
        ArenaPractice: {
            /** @description The protocol that they are played by. */
            protocol: string;
            /** @description What drew them. */
            generator: components["schemas"]["ArenaGenerator"];
            /** @description What they were drawn from. */
            seed: string;
            /** @description 60 scenarios; each is played in both roles against each opponent. */
            scenarios: components["schemas"]["ArenaScenario"][];
        };
        ArenaScenario: {
            /** @description Four issues. */
            issues: components["schemas"]["ArenaIssue"][];
            /** @description The seller’s weight of each issue; they sum to 1. In play the buyer does not know them. */
            seller_weights: number[];
            /** @description The same of the buyer. */
            buyer_weights: number[];
        };
        AuctionDesignIn: {
            /** @description What the value of each bidder is drawn from, one for each, independently. */
            bidder_priors: components["schemas"]["PriorParams"][];
            /**
             * @description What the item is worth to the seller unsold.
             * @example 20
             */
            seller_valuation: number;
            /**
             * @description `revenue`: the greatest expected payments above the seller’s value; `welfare`: the item goes where it is worth most.
             * @default revenue
             * @enum {string}
             */
            objective?: "revenue" | "welfare";
            /**
             * @description Auctions of the simulation that checks the figures; it does not change them.
             * @default 5000
             */
            n_simulations?: number;
            /**
             * @description Equal seeds give equal answers.
             * @default 42
             */
            seed?: number;
            /**
             * @description Whether the call may be kept, without names, to learn from its outcome. Checked, and without effect for now: no record is written.
             * @default false
             */
            share_outcome?: boolean;
            /**
             * @description The market that the call is about; required when share_outcome is true, `other` where none fits. Checked, and without effect for now: no record is written.
             * @default null
             * @enum {string|null}
             */
            vertical?: "ad_inventory" | "saas_procurement" | "cloud_compute" | "freight_logistics" | "media_licensing" | "m_and_a_buyside" | "m_and_a_sellside" | "real_estate" | "energy_trading" | "professional_services" | "marketplace_b2b" | "other" | null;
        };
        AuctionDesignResult: {
            /**
             * @description `second_price_with_reserve`: revenue, bidders alike; `myerson_virtual_value`: revenue, bidders not alike; `vcg`: welfare.
             * @enum {string}
             */
            mechanism: "second_price_with_reserve" | "myerson_virtual_value" | "vcg";
            /** @description `bidder_0`, `bidder_1` and so on, in the order sent, to the lowest value with which that bidder can win; null where none can beat the seller’s own value. */
            reserve_prices: {
                [key: string]: number | null;
            };
            /** @description Expected payments of the bidders; the value of an unsold item is not in it. */
            expected_revenue: number;
            /** @description Expected value of the item to whoever ends up with it. */
            expected_welfare: number;
            /** @description Whether ironing changes the mechanism; for these priors it never does. */
            ironing_required: boolean;
            /** @description What the figures assume, and the check beside them. */
            rationale: string;
        };
        BoardLine: {
            /** @description Its id. */
            sku: string;
            /** @description What people call it. */
            label: string;
            /** @description Articles of one group stand in for each other. */
            group: string;
            /** @description The list price of a unit. */
            list_price: number;
            /** @description Whether there is any. */
            in_stock: boolean;
        };
        BundleAlternative: {
            /** @description Issue name to option. */
            package: {
                [key: string]: string | number | boolean;
            };
            /** @description What it is worth to the caller, 0 to 1. */
            my_utility: number;
            /** @description What it is thought to be worth to the other side, 0 to 1. */
            their_utility_estimate: number;
        };
        BundleIn: {
            /** @description What is negotiated, 2 issues or more. The options may combine to at most 250000 packages. `their_utility` is what is known of the other side: the value of each option before its weight. */
            issues: components["schemas"]["BundleIssue"][];
            /**
             * @description The other side’s offers, oldest first: issue name to option, every issue named. The last one stands.
             * @default []
             */
            their_offers?: {
                [key: string]: string | number | boolean;
            }[];
            /**
             * @description The caller’s own offers, oldest first: what was refused teaches.
             * @default []
             */
            my_offers?: {
                [key: string]: string | number | boolean;
            }[];
            /**
             * @description Issue name to how much it matters to the caller. Only proportions count; an issue left out weighs nothing. Null: all equal.
             * @default null
             */
            my_priorities?: {
                [key: string]: number;
            } | null;
            /**
             * @description What the caller has without a deal, 0 to 1. No recommendation is below it.
             * @default 0.4
             */
            my_batna?: number;
            /**
             * @description What the other side is thought to have without a deal, 0 to 1.
             * @default 0.4
             */
            their_batna_estimate?: number;
            /**
             * @description The caller’s remaining turns, this one included. On the last a standing offer above `my_batna` is accepted. Null: 8.
             * @default null
             */
            rounds_left?: number | null;
            /**
             * @description Whether the other side can still answer the offer of the caller’s last turn.
             * @default false
             */
            opponent_moves_last?: boolean;
        };
        BundleIssue: {
            /**
             * @description Its name, unique among the issues.
             * @example delivery
             */
            name: string;
            /**
             * @description What it can be settled at, in their order from one end to the other.
             * @example [
             *       "1 week",
             *       "2 weeks",
             *       "4 weeks"
             *     ]
             */
            options: (string | number | boolean)[];
            /**
             * @description What each option is worth to the caller, 0 (worst) to 1 (best).
             * @example [
             *       1,
             *       0.6,
             *       0
             *     ]
             */
            my_utility: number[];
            /**
             * @description What each option is worth to the other side, 0 to 1.
             * @example [
             *       0,
             *       0.7,
             *       1
             *     ]
             */
            their_utility: number[];
        };
        BundleResult: {
            /**
             * @description What to do: send `recommended_offer`, accept the offer that stands, or walk.
             * @enum {string}
             */
            action: "offer" | "accept" | "walk";
            /** @description The package to offer; the standing offer where it is to be accepted; null where the caller should walk. */
            recommended_offer: {
                [key: string]: string | number | boolean;
            } | null;
            /** @description What `recommended_offer` is worth to the caller, 0 to 1; `my_batna` where the caller should walk. */
            my_utility: number;
            /** @description What it is thought to be worth to the other side, 0 to 1; `their_batna_estimate` where the caller should walk. */
            their_utility_estimate: number;
            /** @description Issue name to the believed weight of the other side; they sum to 1. */
            inferred_priorities: {
                [key: string]: number;
            };
            /** @description How much of the uncertainty about those weights is gone, 0 to 1. */
            confidence: number;
            /** @description Up to 3 other packages worth about as much to the caller, the likeliest to please first. */
            alternatives: components["schemas"]["BundleAlternative"][];
            /** @description What decided the move, for the caller alone. */
            rationale: string;
        };
        BuyNextOfferIn: {
            /**
             * @description The utility of walking away. No recommendation is below it.
             * @example 0.3
             */
            my_reservation: number;
            /**
             * @description The caller’s own offers that were not accepted, oldest first, in the caller’s utility.
             * @default []
             * @example [
             *       0.9,
             *       0.8
             *     ]
             */
            my_offer_history?: number[];
            /**
             * @description The caller’s offers that are left, the one asked for included.
             * @example 5
             */
            deadline_rounds: number;
            /**
             * @description 0 closes the most deals, 1 keeps the most of each; 0.5 has the greatest expected payoff. Not used in peer mode.
             * @default 0.5
             */
            frontier_knob?: number;
            /**
             * @description Whether the other side is a verified peer: both reveal their zone and split it.
             * @default false
             */
            peer_mode?: boolean;
            /**
             * @description Whether the call may be kept, without names, to learn from its outcome. Checked, and without effect for now: no record is written.
             * @default false
             */
            share_outcome?: boolean;
            /**
             * @description The market that the call is about; required when share_outcome is true, `other` where none fits. Checked, and without effect for now: no record is written.
             * @default null
             * @enum {string|null}
             */
            vertical?: "ad_inventory" | "saas_procurement" | "cloud_compute" | "freight_logistics" | "media_licensing" | "m_and_a_buyside" | "m_and_a_sellside" | "real_estate" | "energy_trading" | "professional_services" | "marketplace_b2b" | "other" | null;
            /**
             * @description The seller’s offers, oldest first, in the buyer’s utility.
             * @default []
             * @example [
             *       0.2,
             *       0.35
             *     ]
             */
            seller_offer_history?: number[];
            /**
             * @description What to guard against. Null: both, `anchor_attack_detection` only where market_prior is given.
             * @default null
             */
            defenses?: ("focal_commitment" | "anchor_attack_detection")[] | null;
            /**
             * @description What sellers in this market open with. Required where anchor_attack_detection is named.
             * @default null
             */
            market_prior?: components["schemas"]["MarketPrior"] | null;
        };
        BuyNextOfferResult: {
            /** @description The utility to ask for, never below the reservation. The other side’s last offer itself means: accept it. */
            recommended_offer: number;
            /** @description The probability that it is accepted now; 1 where it accepts. */
            acceptance_probability: number;
            /** @description Utility above the reservation that is expected from here to the end. */
            expected_payoff: number;
            /** @description What decided the offer, for the caller alone. */
            rationale: string;
            /** @description What is believed about the most that the other side would give. */
            posterior: components["schemas"]["LimitPosterior"];
            /** @description The share of the zone, from the reservation to the believed limit of the other side, that the offer keeps, 0 to 1. */
            bargaining_share: number;
            /** @description The least that the engine agrees to with a counterparty that bargains, even in the last round; at least the reservation. */
            focal_floor: number;
            /** @description What the buyer should know. */
            warnings: components["schemas"]["OfferWarning"][];
            /** @description What the defenses have done. */
            defense_actions: components["schemas"]["DefenseAction"][];
        };
        BuyerBlock: {
            /**
             * @description What it discloses; it can only lower the price below list.
             * @default null
             */
            disclosure?: components["schemas"]["Disclosure"] | null;
            /**
             * @description Kept for verified peers: anything but null is refused with 400.
             * @default null
             */
            peer_proof?: {
                [key: string]: unknown;
            } | null;
        };
        BuyerSpec: {
            /**
             * @description Dimension id to option id to what a unit is worth, in dollars; what is not named is worth nothing.
             * @example {
             *       "pastry": {
             *         "croissant": 1.9
             *       }
             *     }
             */
            values?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /**
             * @description What each further unit is worth of the one before it.
             * @default 0.15
             */
            qty_decay?: number;
            /**
             * @description The surplus that the buyer has elsewhere, in dollars.
             * @default 0
             */
            outside?: number;
            /**
             * @description The probability that a walk-in is turned away.
             * @default 0
             */
            balk?: number;
            /** @description Slot to what waiting for it costs the buyer, in dollars. */
            defer?: {
                [key: string]: number;
            };
        };
        CatalogResult: {
            /** @description The version of the service. */
            version: string;
            /** @description Every tool once, in the order in which the doors list them. */
            tools: components["schemas"]["CatalogTool"][];
        };
        CatalogTool: {
            /** @description The tool’s name at its MCP doors. */
            name: string;
            /** @description What it does, in a few words. */
            title: string;
            /** @description When to use it. */
            description: string;
            /** @description The doors that list it. */
            doors: ("core" | "pro")[];
            /**
             * @description Who may call: anyone, or the holder of a key of that kind.
             * @enum {string}
             */
            access: "open" | "svc_key" | "gt_key";
            /**
             * @description What a call costs: nothing, a share of the key’s daily model budget, or money from the wallet.
             * @enum {string}
             */
            cost: "free" | "model" | "wallet";
            /**
             * @description Whether its shape is settled.
             * @enum {string}
             */
            stability: "stable" | "beta";
            /** @description The operationId in the OpenAPI description. */
            operation: string;
            /** @description The same over REST: method and path. */
            rest: string;
        };
        CheckIn: {
            /** @description An edited policy. It is judged against the schema at /schemas/policy.json and the rules of the policy language; faults are answered as issues. */
            policy: {
                [key: string]: unknown;
            };
        };
        CompileIn: {
            /**
             * @description The offer in plain words, English or Chinese: price, lowest acceptable price, what a discount may be traded for, what is never negotiable.
             * @example Asking $11,900 for the van, I would not go below 10,800. I can drop 200 more for cash.
             */
            description: string;
        };
        CompiledDim: {
            /** @description Its id. */
            id: string;
            /** @description Its kind. */
            kind: string;
            /** @description Its options. */
            options: components["schemas"]["CompiledOption"][];
            /** @description The most units. */
            qty_cap: number;
            /** @description What the seller says of it. */
            negotiable: string | null;
        };
        CompiledMenuResult: {
            /** @description The menu’s name. */
            name: string;
            /** @description The dimensions; of a pasted menu those that it was compiled to. */
            dims: components["schemas"]["CompiledDim"][];
            /** @description The cost stack. */
            cost: (string | Record<string, never>)[];
            /** @description How many carts keep all dependencies, quantities counted, as a decimal number: it can be too large for a JSON number. */
            valid_configurations: string;
        };
        CompiledOption: {
            /** @description Its id. */
            id: string;
            /** @description Its label, empty where it has none. */
            label: string;
            /** @description What it adds to the list price. */
            price_delta: number;
            /** @description What it costs the seller. */
            unit_cost: number;
            /** @description What it costs where it is expiring. */
            salvage: number;
            /** @description Whether it can expire. */
            perishable: boolean;
            /** @description Whether it needs stock. */
            stock_limited: boolean;
            /** @description Whether it is served at once. */
            immediate: boolean;
            /** @description Its slot. */
            slot_ticks: number;
        };
        DefenseAction: {
            /**
             * @description The defense.
             * @enum {string}
             */
            code: "focal_commitment" | "anchor_attack_detection";
            /** @description In words. */
            message: string;
            /** @description The utility that the action stands on: the floor that is committed to, or the market’s opening that replaced the anchor. */
            utility: number;
        };
        DepsSpec: {
            /** @description Option id to option ids, all of which it needs. */
            valid_on?: {
                [key: string]: string[];
            };
            /** @description The same: option id to option ids, all of which it needs. */
            requires?: {
                [key: string]: string[];
            };
            /** @description Option id to option ids, none of which goes with it. */
            excludes?: {
                [key: string]: string[];
            };
        };
        DimProfile: {
            /** @description The dimension’s id. */
            id: string;
            /**
             * @description `LEVER`: it moves the cost, so it is worth negotiating; `FREE`: the buyer can have its favourite.
             * @enum {string}
             */
            verdict: "FREE" | "LEVER";
            /** @description Dollars between its cheapest and its dearest option, the other dimensions at their first. */
            spread: number;
            /** @description One reason. */
            why: string;
        };
        DimSpec: {
            /**
             * @description Its id, unique in the menu.
             * @example pastry
             */
            id: string;
            /**
             * @description `choice` and `preference`: exactly one option; `addon`: any subset; `fulfillment`: exactly one, at most one such dimension; `quantity`: 1 to `qty_cap`, at most one.
             * @example choice
             * @enum {string}
             */
            kind: "choice" | "addon" | "preference" | "fulfillment" | "quantity";
            /**
             * @description At least one; none for a quantity.
             * @default []
             */
            options?: components["schemas"]["OptionSpec"][];
            /**
             * @description Of a quantity: the most units.
             * @default 1
             */
            qty_cap?: number;
            /**
             * @description What the seller says of it; `auto` and null: the costs tell.
             * @default null
             * @enum {string|null}
             */
            negotiable?: "free" | "lever" | "auto" | null;
        };
        Disclosure: {
            /**
             * @description SKU to what its first unit is worth to the buyer, in dollars.
             * @example {
             *       "cola": 1.5
             *     }
             */
            utilities?: {
                [key: string]: number;
            };
            /** @description What walking to another shop costs the buyer, in dollars; left out: it would not walk. */
            walk_cost?: number;
        };
        DisputeNegotiateIn: {
            /**
             * @description What the platform has offered, in USD; 0 where it refused.
             * @example 30
             */
            platform_first_offer: number;
            /**
             * @description What it costs the platform if the customer walks, in USD, above 0: a chargeback and its fee, say.
             * @example 250
             */
            platform_walk_cost: number;
            /**
             * @description The least that the customer takes, in USD: what walking is worth. No message names it.
             * @example 80
             */
            customer_floor: number;
            /**
             * @description What the customer hopes for, in USD. The rationale compares it with the zone; it moves no figure.
             * @default null
             */
            customer_target?: number | null;
            /**
             * @description Rounds of talks; in each the customer asks and the platform answers.
             * @default 10
             */
            deadline_rounds?: number;
        };
        DisputeNegotiateResult: {
            /** @description What to ask first, in USD. */
            opening_ask: number;
            /** @description A row for each round. */
            schedule: components["schemas"]["DisputeRound"][];
            /** @description What to say now: the opening ask, or the platform’s first offer where it is to be accepted. */
            recommended_offer: number;
            /** @description Where the talks should end, inside the zone; null where there is none. */
            expected_settlement: number | null;
            /** @description The settlements that leave both sides better off than walking. */
            zone: components["schemas"]["SettlementZone"];
            /** @description What decided the figures. It names the floor: for the customer alone. */
            rationale: string;
            /** @description Ready to send to the platform. It names no figure but its offer and the ask. */
            message: string;
        };
        DisputeRound: {
            /** @description The round, from 1. */
            round: number;
            /** @description What to ask; never above the ask of the round before. */
            ask: number;
            /** @description Take the platform’s answer from here on. Never above the ask, never below the floor, and the floor in the last round. */
            accept_at_least: number;
        };
        ErrorResult: {
            /** @description Why the request was refused. */
            detail: string;
        };
        FormatRecommendationIn: {
            /** @description What the value of each bidder is drawn from, independently. */
            bidder_value_prior: components["schemas"]["PriorParams"];
            /**
             * @description All bidders.
             * @example 4
             */
            n_bidders: number;
            /**
             * @description What the item is worth to the seller unsold.
             * @example 0
             */
            seller_valuation: number;
            /**
             * @description What matters; only proportions count, a criterion left out weighs nothing, not all may be 0. Null or absent: all alike.
             * @default null
             */
            weights?: components["schemas"]["FormatWeights"] | null;
        };
        FormatRecommendationResult: {
            /**
             * @description The format with the greatest total; ties go to the one that this list names first.
             * @enum {string}
             */
            recommended_format: "first_price" | "second_price_truthful" | "english_ascending";
            /** @description What decided. */
            scores: components["schemas"]["FormatScores"];
            /** @description Expected payments at the optimal reserve: equal for all formats, because bidders are alike and neutral to risk (revenue equivalence). */
            expected_revenue_by_format: components["schemas"]["RevenueByFormat"];
            /** @description What the figures assume and where they come from. */
            rationale: string;
        };
        FormatScore: {
            /** @description How safe the revenue is, 0 to 1: mean / (mean + standard deviation). */
            revenue: number;
            /** @description How fast it is over, 0 to 1: a judgement. */
            speed: number;
            /** @description How much bidders see, 0 to 1: a judgement. */
            transparency: number;
            /** @description The mean of the three by the weights. */
            total: number;
        };
        FormatScores: {
            /** @description Of the first price. */
            first_price: components["schemas"]["FormatScore"];
            /** @description Of the second price. */
            second_price_truthful: components["schemas"]["FormatScore"];
            /** @description Of the English auction. */
            english_ascending: components["schemas"]["FormatScore"];
        };
        FormatWeights: {
            /**
             * @description How much a safe revenue matters.
             * @default 0
             */
            revenue?: number;
            /**
             * @description How much speed matters.
             * @default 0
             */
            speed?: number;
            /**
             * @description How much it matters that bidders can check the outcome.
             * @default 0
             */
            transparency?: number;
        };
        HealthResult: {
            /**
             * @description That the process answers.
             * @enum {string}
             */
            status: "ok";
            /** @description The version of the service. */
            version: string;
            /** @description Seconds since the process started. */
            uptime_seconds: number;
            /**
             * @description Which database serves it.
             * @enum {string}
             */
            database: "embedded" | "postgresql";
            /**
             * @description Who reads messages and words replies.
             * @enum {string}
             */
            model: "builtin" | "anthropic";
        };
        Intent: {
            /**
             * @description The article.
             * @example cola
             */
            sku: string;
            /**
             * @description How many of it.
             * @default 1
             */
            quantity?: number;
            /**
             * @description Whether other articles are welcome.
             * @default true
             */
            substitutes_ok?: boolean;
            /**
             * @description The buyer; without one the price is list.
             * @default null
             */
            buyer?: components["schemas"]["BuyerBlock"] | null;
        };
        LimitPosterior: {
            /** @description The mean, in the caller’s utility, 0 to 1. */
            mean: number;
            /** @description The standard deviation. */
            sigma: number;
            /** @description How many offers of either side it rests on. */
            samples: number;
            /**
             * @description How the other side is taken to behave.
             * @enum {string}
             */
            opponent_type: "unknown" | "silent" | "stream" | "reciprocal" | "firm" | "peer";
        };
        MachineResult: {
            /**
             * @description The protocol.
             * @enum {string}
             */
            protocol: "svc-price/1";
            /** @description The machine. */
            machine_id: string;
            /** @description What people call it. */
            label: string;
            /** @description The currency of all amounts, ISO 4217. */
            currency: string;
            /** @description The most units of one quote. */
            max_quantity: number;
            /** @description The articles. */
            board: components["schemas"]["BoardLine"][];
        };
        MarketPrior: {
            /**
             * @description The mean utility of typical openings.
             * @example 0.35
             */
            mu: number;
            /**
             * @description Their standard deviation, above 0.
             * @example 0.1
             */
            sigma: number;
        };
        MatchingIn: {
            /** @description The side that proposes, and gets the best stable matching; at least one. */
            proposers: components["schemas"]["MatchingProposer"][];
            /** @description The side that is proposed to; at least one. */
            receivers: components["schemas"]["MatchingReceiver"][];
        };
        MatchingProposer: {
            /**
             * @description Unique among the proposers.
             * @example ann
             */
            id: string;
            /**
             * @description Ids of acceptable receivers, most preferred first.
             * @example [
             *       "north",
             *       "south"
             *     ]
             */
            preferences: string[];
        };
        MatchingReceiver: {
            /**
             * @description Unique among the receivers.
             * @example north
             */
            id: string;
            /**
             * @description Ids of acceptable proposers, most preferred first.
             * @example [
             *       "bob",
             *       "ann"
             *     ]
             */
            preferences: string[];
            /**
             * @description How many proposers it can hold.
             * @default 1
             */
            capacity?: number;
        };
        MatchingResult: {
            /** @description Receiver id to the ids of the proposers that it holds, most preferred first; every receiver is named. */
            matching: {
                [key: string]: string[];
            };
            /** @description Proposers that nobody holds, in the order sent. */
            unmatched_proposers: string[];
            /** @description Pairs `[proposer, receiver]` that would both rather have each other, looked for among all listed pairs. Empty, because the matching is stable. */
            blocking_pairs: string[][];
            /** @description Proposals that were made, also those to receivers who do not list the proposer. */
            n_proposals: number;
        };
        MenuItem: {
            /** @description The label by which a buyer can choose it. */
            option: string;
            /** @description The offer in one line. */
            line: string;
            /** @description The unit price in currency units. */
            price: number;
        };
        MenuItemSpec: {
            /**
             * @description Its name; its option id is made of it (`Flat white` → `flat-white`).
             * @example Flat white
             */
            name: string;
            /**
             * @description Its list price in dollars.
             * @example 3.8
             */
            price: number;
            /**
             * @description What it costs the seller.
             * @default 0
             */
            cost?: number;
            /** @description Units at hand; not limited where it is left out. */
            qty?: number;
            /**
             * @description `addon` or `extra`: an extra to any cart; `perishable`: it can expire; other words change nothing.
             * @default []
             */
            tags?: string[];
        };
        MenuProfileResult: {
            /** @description The dimensions, in order. */
            dims: components["schemas"]["DimProfile"][];
        };
        MenuSpec: {
            /**
             * @description Its name.
             * @default
             */
            name?: string;
            /** @description The dimensions, in the order in which ties are decided. */
            dims?: components["schemas"]["DimSpec"][];
            /** @description Instead of `dims`: a pasted menu. It is compiled to a choice of items, one dimension of extras, and a quantity. */
            items?: components["schemas"]["MenuItemSpec"][];
            /** @description Which options go together. */
            deps?: components["schemas"]["DepsSpec"];
            /**
             * @description What shapes the cost: `const`, `salvage_on_expiry` (both always hold), `scarcity_shadow`, `batch_economies`, by name or as `{kind, ...parameters}`; `batch_economies` has `setup` and `marginal`, in dollars.
             * @default []
             * @example [
             *       "scarcity_shadow",
             *       {
             *         "kind": "batch_economies",
             *         "setup": 1.5
             *       }
             *     ]
             */
            cost?: (string | Record<string, never>)[];
        };
        NegotiateTurnIn: {
            /**
             * @description The caller’s side.
             * @example sell
             * @enum {string}
             */
            side: "sell" | "buy";
            /**
             * @description The worst acceptable price: a seller’s floor, a buyer’s ceiling. No recommendation is beyond it, and no message names it as such.
             * @example 700
             */
            walk_away: number;
            /**
             * @description The price hoped for: at or above walk_away for a seller, at or below it for a buyer.
             * @example 1000
             */
            target: number;
            /**
             * @description The other side’s prices, oldest first. The last one stands.
             * @default []
             * @example [
             *       500,
             *       600
             *     ]
             */
            counterparty_offers?: number[];
            /**
             * @description The caller’s own prices, oldest first.
             * @default []
             * @example [
             *       980
             *     ]
             */
            my_previous_offers?: number[];
            /**
             * @description The caller’s turns that are left, this one included. More than 64 count as 64.
             * @default 8
             */
            rounds_left?: number;
            /**
             * @description What the message calls the item.
             * @default this
             * @example road bike
             */
            item?: string;
        };
        NegotiateTurnResult: {
            /**
             * @description `counter`: send the message with the recommended price. `accept`: take the other side’s last price. `walk`: no acceptable price is in reach.
             * @enum {string}
             */
            action: "counter" | "accept" | "walk";
            /** @description Dollars, never beyond walk_away. The other side’s last price where it is to be accepted; walk_away where the caller should walk. */
            recommended_price: number;
            /** @description Ready to send. It names the item, the recommended price and the other side’s last one, nothing else. */
            message: string;
            /** @description Whether haggling in rounds is the right thing to do. */
            fit: components["schemas"]["TurnFit"];
            /** @description Dollars: the certain price that is worth as much as going on, where no deal counts as walk_away. */
            expected_settlement: number;
        };
        OfferWarning: {
            /**
             * @description A stable code.
             * @enum {string}
             */
            code: "market_prior_missing" | "anchor_attack" | "no_zone";
            /** @description In words. */
            message: string;
        };
        OptimalBidIn: {
            /**
             * @description `first_price`: sealed, the winner pays the own bid; `second_price_truthful`: sealed, the winner pays the second bid; `english_ascending`: open, the price rises until one is left.
             * @example first_price
             * @enum {string}
             */
            auction_format: "first_price" | "second_price_truthful" | "english_ascending";
            /**
             * @description What the item is worth to the caller, in money, above 0.
             * @example 80
             */
            my_valuation: number;
            /**
             * @description Rivals; the caller is not counted.
             * @example 3
             */
            n_competing_bidders: number;
            /** @description What the value of each rival is drawn from, independently. */
            competitor_value_prior: components["schemas"]["PriorParams"];
            /**
             * @description The lowest price at which the seller sells; null for none.
             * @default null
             */
            reserve_price?: number | null;
            /**
             * @description r of the utility surplus^r: 1 is neutral, less is more averse to losing and bids higher.
             * @default 1
             */
            risk_aversion?: number;
            /**
             * @description Whether the call may be kept, without names, to learn from its outcome. Checked, and without effect for now: no record is written.
             * @default false
             */
            share_outcome?: boolean;
            /**
             * @description The market that the call is about; required when share_outcome is true, `other` where none fits. Checked, and without effect for now: no record is written.
             * @default null
             * @enum {string|null}
             */
            vertical?: "ad_inventory" | "saas_procurement" | "cloud_compute" | "freight_logistics" | "media_licensing" | "m_and_a_buyside" | "m_and_a_sellside" | "real_estate" | "energy_trading" | "professional_services" | "marketplace_b2b" | "other" | null;
        };
        OptimalBidResult: {
            /** @description The bid of the symmetric equilibrium; 0 with `win_probability` 0 for “do not bid”. */
            optimal_bid: number;
            /** @description (value − payment) × probability of winning, in money. */
            expected_surplus: number | null;
            /** @description Probability of winning, 0 to 1. */
            win_probability: number | null;
            /** @description Whether the bid is best whatever the others do. */
            dominant_strategy: boolean;
            /** @description What the figures assume and where they come from. */
            rationale: string;
        };
        OptimalReserveIn: {
            /** @description What the value of each bidder is drawn from, independently. */
            bidder_value_prior: components["schemas"]["PriorParams"];
            /**
             * @description All bidders.
             * @example 3
             */
            n_bidders: number;
            /**
             * @description What the item is worth to the seller unsold.
             * @example 20
             */
            seller_valuation: number;
        };
        OptimalReserveResult: {
            /** @description The reserve of greatest expected profit; it does not depend on the number of bidders or the format. */
            reserve_price: number;
            /** @description Expected payments of the bidders with this reserve; the value of an unsold item is not in it. */
            expected_revenue: number;
            /** @description The same with reserve 0. */
            expected_revenue_no_reserve: number;
            /** @description Expected surplus that is lost because the item stays unsold though a bidder values it above the seller, in money. */
            expected_efficiency_loss: number;
            /** @description What the figures assume and where they come from. */
            rationale: string;
        };
        OptionSpec: {
            /**
             * @description Its id, unique in the whole menu.
             * @example croissant
             */
            id: string;
            /**
             * @description What people call it.
             * @default
             */
            label?: string;
            /**
             * @description What it adds to the list price of a unit, in dollars.
             * @default 0
             * @example 2.4
             */
            price_delta?: number;
            /**
             * @description What a unit of it costs the seller, in dollars.
             * @default 0
             */
            unit_cost?: number;
            /**
             * @description What a unit of it costs the seller where it is perishable and expiring.
             * @default 0
             */
            salvage?: number;
            /**
             * @description Whether it can expire.
             * @default false
             */
            perishable?: boolean;
            /**
             * @description Whether it needs as many units in stock as the cart has.
             * @default false
             */
            stock_limited?: boolean;
            /**
             * @description Of a fulfillment: whether it is served at once.
             * @default true
             */
            immediate?: boolean;
            /**
             * @description Of a fulfillment that is not immediate: its slot.
             * @default 0
             */
            slot_ticks?: number;
        };
        PilotIn: {
            /** @description Who is asking. */
            name: string;
            /** @description The business. */
            business: string;
            /** @description Where to answer. */
            email: string;
            /**
             * @description What is sold, and where buyers negotiate.
             * @default
             */
            sells?: string;
            /**
             * @description Anything else.
             * @default
             */
            note?: string;
        };
        PilotResult: {
            /** @description To be named when asking about it. */
            request_id: string;
            /**
             * @description Where the request stands.
             * @enum {string}
             */
            status: "received";
            /** @description What happens next. */
            message: string;
        };
        PolicyIssue: {
            /** @description A stable code, such as floor_above_list. */
            code: string;
            /**
             * @description A policy with an error is not used for replies.
             * @enum {string}
             */
            severity: "error" | "warning";
            /** @description JSON pointer (RFC 6901) into the policy; empty for the whole of it. */
            path: string;
            /** @description What is wrong, in the policy’s language. */
            message: string;
            /** @description What the seller could write or change. */
            suggestion: string;
            /** @description The words of the description that it comes from. */
            quote: string | null;
        };
        PolicyRefusal: {
            /** @description That the policy has errors. */
            detail: string;
            /** @description The errors, and the warnings beside them. */
            issues: components["schemas"]["PolicyIssue"][];
        };
        PolicyResult: {
            /** @description Whether no issue is an error. */
            ok: boolean;
            /** @description The compiled or checked policy, to be passed to reply, practice and verify. Where `ok` is true it fits /schemas/policy.json. */
            policy: {
                [key: string]: unknown;
            };
            /** @description What to fix before going live. */
            issues: components["schemas"]["PolicyIssue"][];
            /** @description The policy read back in plain words, in its language. */
            summary: string;
        };
        PolicyTemplate: {
            /** @description Also accepted by the MCP tool compile_offer_policy as `template`. */
            id: string;
            /** @description Its name for people. */
            title: string;
            /**
             * @description The language of its words.
             * @enum {string}
             */
            language: "en" | "zh";
            /** @description The engine that a seeded simulation of its domain found best. */
            engine: string;
            /** @description The offer in plain words. */
            description: string;
            /** @description A policy that passes check, ready to be edited. */
            policy: components["schemas"]["Policy"];
            /** @description The policy read back in plain words. */
            summary: string;
        };
        PostedPriceIn: {
            /** @description What the value of each buyer is drawn from, independently. */
            buyer_arrival_prior: components["schemas"]["PriorParams"];
            /**
             * @description Mean number of buyers a second, above 0; they arrive at random (Poisson).
             * @example 0.01
             */
            arrival_rate_per_second: number;
            /**
             * @description Units to sell; unsold ones are worth nothing at the end.
             * @example 10
             */
            inventory: number;
            /**
             * @description How long they can be sold, in seconds, above 0.
             * @example 3600
             */
            horizon_seconds: number;
            /**
             * @description Seasons of the simulation that checks the static price; it does not change it.
             * @default 2000
             */
            n_simulations?: number;
            /**
             * @description Equal seeds give equal answers.
             * @default 42
             */
            seed?: number;
            /**
             * @description Whether the call may be kept, without names, to learn from its outcome. Checked, and without effect for now: no record is written.
             * @default false
             */
            share_outcome?: boolean;
            /**
             * @description The market that the call is about; required when share_outcome is true, `other` where none fits. Checked, and without effect for now: no record is written.
             * @default null
             * @enum {string|null}
             */
            vertical?: "ad_inventory" | "saas_procurement" | "cloud_compute" | "freight_logistics" | "media_licensing" | "m_and_a_buyside" | "m_and_a_sellside" | "real_estate" | "energy_trading" | "professional_services" | "marketplace_b2b" | "other" | null;
        };
        PostedPriceResult: {
            /** @description The best single price for the whole time. */
            static_price: number;
            /** @description Its expected revenue, exact. */
            static_expected_revenue: number;
            /** @description Its mean revenue over the simulated seasons. */
            static_simulated_revenue: number;
            /** @description The best prices when they may change, latest time last: follow the last block of rows whose `seconds_left` has been reached, and in it the row of the nearest `inventory_left`. */
            dynamic_schedule: components["schemas"]["ScheduleRow"][];
            /** @description The greatest expected revenue of any pricing by time and stock. */
            dynamic_value_estimate: number;
            /** @description Expected share of the inventory that the static price sells, 0 to 1. */
            sellthrough_rate: number;
            /** @description What the figures assume, and the check beside them. */
            rationale: string;
        };
        PracticeIn: {
            /** @description The policy to be tried. */
            policy: components["schemas"]["Policy"];
            /**
             * @description The conversation so far, oldest first. Omit it to let the buyer open.
             * @default []
             */
            history?: components["schemas"]["PracticeTurn"][] | null;
            /**
             * @description How the buyer negotiates.
             * @default persistent
             * @enum {string}
             */
            style?: "persistent" | "friendly" | "hardball" | "hurried" | "price_only";
            /**
             * @description The most that the buyer will pay a unit, in currency units. Null: the buyer makes up a budget of its own.
             * @default null
             */
            budget?: number | null;
        };
        PracticeResult: {
            /** @description The text of the message. */
            shown: string;
            /**
             * @description What the message does.
             * @enum {string}
             */
            intent: "offer" | "accept" | "reject" | "ask" | "greet" | "quit" | "other";
            /** @description Whether the buyer is finished. */
            done: boolean;
            /**
             * @description How it ended; null while it goes on.
             * @enum {string|null}
             */
            outcome: "deal" | "walked" | null;
        };
        PracticeTurn: {
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            role: "customer" | "seller";
            /** @description The text as it was shown. */
            shown: string;
        };
        PriceLine: {
            /** @description The article. */
            sku: string;
            /** @description What people call it. */
            label: string;
            /** @description How many of it. */
            quantity: number;
            /** @description What they cost at list. */
            list_price: number;
            /** @description What they cost this buyer; never above list. */
            price: number;
        };
        PriceQuoteResult: {
            /** @description What settle takes; null where the article is sold out. */
            quote_id: string | null;
            /** @description The article. */
            sku: string;
            /** @description How many of it. */
            quantity: number;
            /** @description What they cost at list; null where they are sold out. */
            list_price: number | null;
            /** @description What they cost this buyer: never above list. */
            price: number | null;
            /** @description Until when it can be settled, ISO 8601 in UTC. */
            expires_at: string | null;
            /** @description Other articles that are in stock, the best for this buyer first. */
            substitutes: components["schemas"]["PriceLine"][];
            /** @description The price, signed by the notary. */
            proof: components["schemas"]["QuoteAttestation"] | null;
            /** @description The reasons, in sentences. */
            why: string;
        };
        PriceSettleResult: {
            /** @description The machine. */
            machine_id: string;
            /** @description The article. */
            sku: string;
            /** @description How many of it. */
            quantity: number;
            /** @description The price that was settled. */
            price: number;
            /** @description When, ISO 8601 in UTC. */
            settled_at: string;
            /** @description Always true: the demo machine charges nobody and hands out nothing. */
            advisory: boolean;
        };
        PriorParams: {
            /**
             * @description `uniform`: every value between two ends alike; `lognorm`: the logarithm of the value is normal.
             * @example uniform
             * @enum {string}
             */
            family: "uniform" | "lognorm";
            /**
             * @description `uniform`: `low` and `high`, 0 ≤ low < high; `lognorm`: `mu` and `sigma` of the natural logarithm of the value, sigma above 0.
             * @example {
             *       "low": 0,
             *       "high": 100
             *     }
             */
            params: {
                [key: string]: number;
            };
        };
        ProfileRequest: {
            /** @description The menu. */
            spec: components["schemas"]["MenuSpec"];
            /**
             * @description The shop as it stands; left out or null: a neutral shop.
             * @default null
             */
            state?: components["schemas"]["StateSpec"] | null;
        };
        QuoteAttestation: {
            /**
             * @description The form.
             * @enum {string}
             */
            version: "svc-quote-attestation/1";
            /** @description SHA-256 of the canonical request (RFC 8785), base64url. */
            request_hash: string;
            /** @description The cart. */
            config: {
                [key: string]: string | string[] | number;
            };
            /** @description What the cart costs at list. */
            list_price: number;
            /** @description What was quoted. */
            price: number;
            /** @description `list_price` less `price`, never below 0. */
            discount: number;
            /** @description Ed25519 over the canonical bytes without this member, base64url, under a key that /.well-known/ucp publishes. */
            notary_sig: string;
        };
        QuoteOptsSpec: {
            /**
             * @description False quotes nothing to buyers who would never pay list.
             * @default true
             */
            quote_lookers?: boolean;
            /**
             * @description The least share of list that is ever quoted.
             * @default 0
             */
            min_price_frac?: number;
            /**
             * @description True quotes no unit beyond the first that the buyer values below its marginal cost.
             * @default false
             */
            qty_appetite?: boolean;
            /**
             * @description The seller’s weight in the split; 0.5 is symmetric, towards 1 the seller gets more.
             * @default 0.5
             */
            seller_weight?: number;
        };
        QuoteReq: {
            /**
             * @description The protocol.
             * @default svc-price/1
             * @enum {string}
             */
            protocol?: "svc-price/1";
            /**
             * @description The machine.
             * @default demo-01
             */
            machine_id?: string;
            /** @description What is wanted. */
            intent: components["schemas"]["Intent"];
        };
        QuoteRequest: {
            /** @description The menu. */
            spec: components["schemas"]["MenuSpec"];
            /** @description The buyer. */
            buyer: components["schemas"]["BuyerSpec"];
            /**
             * @description The shop as it stands; left out or null: a neutral shop.
             * @default null
             */
            state?: components["schemas"]["StateSpec"] | null;
            /**
             * @description Dimensions that are pinned: an option id, the ids of all add-ons taken, or a quantity. The rest is searched.
             * @default null
             */
            config?: {
                [key: string]: string | string[] | number;
            } | null;
            /** @description How the seller wants to quote. */
            opts?: components["schemas"]["QuoteOptsSpec"];
        };
        QuoteResult: {
            /** @description Whether a cart and a price are better than ordering at list, for one side by a cent at least and for none worse. */
            feasible: boolean;
            /** @description The cart: dimension id to option id, ids of add-ons, or quantity. Where nothing is feasible, the best order at list; null where there is none. */
            config: {
                [key: string]: string | string[] | number;
            } | null;
            /** @description The price of the cart, in whole cents. Never above `listv`. */
            price: number | null;
            /** @description What the same cart costs at list. */
            listv: number | null;
            /** @description `listv` less `price`. */
            save: number | null;
            /** @description What the cart is worth to the buyer, less its price and the cost of waiting. */
            buyer_surplus: number | null;
            /** @description `price` less what the cart costs the seller. */
            seller_surplus: number | null;
            /** @description The weighted product of both gains over ordering at list, in dollars; null where nothing is feasible. */
            gain: number | null;
            /** @description Whether no cart has a greater gain; false where the budget of search nodes ended first. */
            optimal: boolean;
            /** @description Where that is not proven, what no cart’s gain exceeds; else null. */
            bound: number | null;
            /** @description The reasons, in sentences. */
            why: string;
            /** @description Always true. */
            never_above_list: boolean;
            /** @description Always true: nothing is sold or charged by it. */
            advisory: boolean;
            /** @description The quote, signed by the notary; null where nothing is quoted, and where there is no published key (a local server). */
            attestation: components["schemas"]["QuoteAttestation"] | null;
        };
        ReadyResult: {
            /**
             * @description That requests can be sent here.
             * @enum {string}
             */
            status: "ready";
        };
        ReplyIn: {
            /** @description From compile, check or a template. */
            policy: components["schemas"]["Policy"];
            /**
             * @description The buyer’s latest message as written.
             * @example Would you take 9,200 if I pay cash?
             */
            message: string;
            /**
             * @description The `state` of the previous reply, as it came. Omit it or send null to start.
             * @default null
             */
            state?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The engine that decides offers. Default: the policy’s own, else bundle2.
             * @default null
             */
            engine?: string | null;
            /**
             * @description What the caller’s own records confirm about the buyer, such as {"new_customer": true}. Never what the buyer claims.
             * @default null
             */
            flags?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Current records of what the policy’s inventory binds, sent with every message: schema.org Offer (`availability`, `inventoryLevel`), product feed (`id`, `availability`) or plain feed (`id` or `vin`, `status`).
             * @default null
             */
            stock?: (({
                availability?: unknown;
                status?: unknown;
            } & {
                [key: string]: unknown;
            }) | {
                availability: unknown;
            } | {
                status: unknown;
            })[] | null;
        };
        ReplyOffer: {
            /** @description Term id to option id, every term named. */
            terms: {
                [key: string]: string;
            };
            /** @description The offer in one line, for a person. */
            line: string;
            /** @description The unit price in currency units. */
            price: number;
            /** @description Units. */
            quantity: number;
            /** @description Price times quantity, in currency units. */
            total: number;
            /** @description What the deal is worth to the seller a unit, in currency units: for the caller, not for the buyer. */
            net: number;
            /** @description That every rule of the policy holds for it. */
            inside_policy: boolean;
        };
        ReplyReading: {
            /**
             * @description What the message does.
             * @enum {string}
             */
            intent: "offer" | "accept" | "reject" | "ask" | "greet" | "quit" | "other";
            /** @description What the buyer proposes: term id to option id; `price` and `quantity` are numbers. */
            package: {
                [key: string]: string | number;
            };
            /** @description What the buyer refuses, in the same form. */
            refuses: {
                [key: string]: string | number;
            };
            /** @description What the buyer asked or stated beside the deal. */
            facts: {
                [key: string]: unknown;
            };
            /**
             * @description Which reader read it.
             * @enum {string}
             */
            source: "builtin" | "model";
        };
        ReplyResult: {
            /**
             * @description What the reply does.
             * @enum {string}
             */
            kind: "offer" | "deal" | "handoff" | "decline";
            /** @description The text to send to the buyer. */
            reply: string;
            /** @description The reply, followed by a line that states the offer on the table. */
            reply_with_offer: string;
            /** @description The offer on the table; null where there is none. With handoff, a proposal for a person to approve. */
            offer: components["schemas"]["ReplyOffer"] | null;
            /** @description The offers to choose from, where the policy offers a choice. */
            menu?: components["schemas"]["MenuItem"][];
            /** @description `rule:<name>` or `engine:<name>`: what decided the move. */
            decided_by: string;
            /** @description How the buyer’s message was read. */
            reading: components["schemas"]["ReplyReading"];
            /** @description To be sent back, as it is, with the buyer’s next message. */
            state: components["schemas"]["State"];
            /** @description Whether the negotiation is over: true for deal and decline. */
            done: boolean;
            /** @description The signed record of the deal; present when kind is deal. */
            receipt?: components["schemas"]["Receipt"];
        };
        RevenueByFormat: {
            /** @description Of the first price. */
            first_price: number;
            /** @description Of the second price. */
            second_price_truthful: number;
            /** @description Of the English auction. */
            english_ascending: number;
        };
        ScheduleRow: {
            /** @description The price holds from this time left on. */
            seconds_left: number;
            /** @description The inventory left that the price is for. */
            inventory_left: number;
            /** @description The price to ask. */
            price: number;
        };
        ScoreIn: {
            /** @description What is negotiated. The options may combine to at most 250000 packages. */
            issues: components["schemas"]["BundleIssue"][];
            /** @description Issue name to how much it matters to the caller. Only proportions count; an issue left out weighs nothing. */
            my_weights: {
                [key: string]: number;
            };
            /** @description The same for the other side. */
            their_weights: {
                [key: string]: number;
            };
            /** @description The deal to be scored: issue name to option, every issue named. */
            package: {
                [key: string]: string | number | boolean;
            };
            /**
             * @description What one point of joint utility is worth, in money or any unit.
             * @default null
             */
            notional?: number | null;
        };
        ScoreResult: {
            /** @description What the deal is worth to the caller: the weighted mean of the utilities, 0 to 1. */
            my_utility: number;
            /** @description The same for the other side. */
            their_utility: number;
            /** @description The sum of both, 0 to 2. */
            joint: number;
            /** @description The greatest joint utility of any package. */
            frontier_best_joint: number;
            /** @description The joint utility of splitting the difference: each issue at its middle option. */
            naive_joint: number;
            /** @description The package with the greatest product of both utilities; ties: the greater sum, then the first in order. */
            nash_package: {
                [key: string]: string | number | boolean;
            };
            /** @description Whether no package is better for one side and no worse for the other. */
            pareto_efficient: boolean;
            /** @description The share of the greatest joint utility that the deal has, 0 to 1. */
            capture: number;
            /** @description Whether the deal beats splitting the difference. */
            logroll: boolean;
            /** @description The joint utility left on the table, times `notional`; null without one. */
            value_left: number | null;
        };
        SellNextOfferIn: {
            /**
             * @description The utility of walking away. No recommendation is below it.
             * @example 0.3
             */
            my_reservation: number;
            /**
             * @description The caller’s own offers that were not accepted, oldest first, in the caller’s utility.
             * @default []
             * @example [
             *       0.9,
             *       0.8
             *     ]
             */
            my_offer_history?: number[];
            /**
             * @description The caller’s offers that are left, the one asked for included.
             * @example 5
             */
            deadline_rounds: number;
            /**
             * @description 0 closes the most deals, 1 keeps the most of each; 0.5 has the greatest expected payoff. Not used in peer mode.
             * @default 0.5
             */
            frontier_knob?: number;
            /**
             * @description Whether the other side is a verified peer: both reveal their zone and split it.
             * @default false
             */
            peer_mode?: boolean;
            /**
             * @description Whether the call may be kept, without names, to learn from its outcome. Checked, and without effect for now: no record is written.
             * @default false
             */
            share_outcome?: boolean;
            /**
             * @description The market that the call is about; required when share_outcome is true, `other` where none fits. Checked, and without effect for now: no record is written.
             * @default null
             * @enum {string|null}
             */
            vertical?: "ad_inventory" | "saas_procurement" | "cloud_compute" | "freight_logistics" | "media_licensing" | "m_and_a_buyside" | "m_and_a_sellside" | "real_estate" | "energy_trading" | "professional_services" | "marketplace_b2b" | "other" | null;
            /**
             * @description The buyer’s offers, oldest first, in the seller’s utility.
             * @default []
             * @example [
             *       0.2,
             *       0.35
             *     ]
             */
            opponent_offer_history?: number[];
            /**
             * @description What is known of this buyer’s willingness to pay, lognormal. Null: nothing.
             * @default null
             */
            buyer_wtp_prior?: components["schemas"]["WTPPrior"] | null;
        };
        SellNextOfferResult: {
            /** @description The utility to ask for, never below the reservation. The other side’s last offer itself means: accept it. */
            recommended_offer: number;
            /** @description The probability that it is accepted now; 1 where it accepts. */
            acceptance_probability: number;
            /** @description Utility above the reservation that is expected from here to the end. */
            expected_payoff: number;
            /** @description What decided the offer, for the caller alone. */
            rationale: string;
            /** @description What is believed about the most that the other side would give. */
            posterior: components["schemas"]["LimitPosterior"];
            /** @description The share of the zone, from the reservation to the believed limit of the other side, that the offer keeps, 0 to 1. */
            bargaining_share: number;
            /** @description The least that the engine agrees to with a counterparty that bargains, even in the last round; at least the reservation. */
            focal_floor: number;
        };
        SettlementZone: {
            /** @description Whether there is any. */
            exists: boolean;
            /** @description The customer’s floor. */
            low: number;
            /** @description The platform’s walk cost, or its first offer where that is higher. */
            high: number;
        };
        SimulateIn: {
            /**
             * @description `first_price`: sealed, the winner pays the own bid; `second_price_truthful`: sealed, the winner pays the second bid; `english_ascending`: open, the price rises until one is left.
             * @example second_price_truthful
             * @enum {string}
             */
            auction_format: "first_price" | "second_price_truthful" | "english_ascending";
            /** @description What the value of each bidder is drawn from, one for each, independently. */
            bidder_priors: components["schemas"]["PriorParams"][];
            /**
             * @description The lowest price at which the seller sells.
             * @example 50
             */
            reserve_price: number;
            /**
             * @description How many auctions are held.
             * @default 10000
             */
            n_simulations?: number;
            /**
             * @description Equal seeds give equal answers; null is 0.
             * @default null
             */
            seed?: number | null;
        };
        SimulateResult: {
            /** @description Mean payment of an auction; an unsold item brings 0. */
            mean_revenue: number;
            /** @description 95 % confidence interval of the mean: low, high. */
            ci_95: number[];
            /** @description Sum of the winners’ values over the sum of the highest values, 0 to 1. */
            efficiency: number;
            /** @description The share of the auctions that each bidder won, in the order sent; the rest to 1 stayed unsold. */
            winner_index_distribution: number[];
            /** @description How many auctions were held. */
            n_simulations: number;
        };
        StateSpec: {
            /**
             * @description The time on the shop’s clock; it changes no price.
             * @default 0
             */
            tick?: number;
            /** @description Option id to units in stock. */
            inventory?: {
                [key: string]: number;
            };
            /** @description Slot to units that it can still take. */
            capacity?: {
                [key: string]: number;
            };
            /**
             * @description Option ids; those that are perishable cost their salvage.
             * @default []
             */
            expiring?: string[];
            /** @description Option id to units that others are expected to buy at list. */
            expected_demand?: {
                [key: string]: number;
            };
        };
        TemplatesResult: {
            /** @description Worked starting policies. */
            templates: components["schemas"]["PolicyTemplate"][];
        };
        TurnFit: {
            /** @description 0 to 1; falls with few turns and with a side that does not move; 0 without room between target and walk_away. */
            score: number;
            /** @description Whether the score is at least 0.5. */
            fits: boolean;
            /** @description Why; where it does not fit, what to do instead. */
            reason: string;
        };
        UcpProfile: {
            /** @description Protocol version, services, capabilities and payment handlers. */
            ucp: {
                [key: string]: unknown;
            };
            /** @description The public keys: ES256 (P-256) and the Ed25519 notary key; rotated keys stay. */
            keys: ({
                kid: string;
                /** @enum {string} */
                kty: "EC" | "OKP";
                /** @enum {string} */
                crv: "P-256" | "Ed25519";
                x: string;
                y?: string;
                /** @enum {string} */
                alg?: "ES256" | "EdDSA";
                use?: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The same keys under the name that earlier versions of the protocol read. */
            signing_keys: ({
                kid: string;
                /** @enum {string} */
                kty: "EC" | "OKP";
                /** @enum {string} */
                crv: "P-256" | "Ed25519";
                x: string;
                y?: string;
                /** @enum {string} */
                alg?: "ES256" | "EdDSA";
                use?: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        ValidationFault: {
            /** @description Where, from `body` down: names of members, indexes of items. */
            loc: (string | number)[];
            /** @description What is wrong, in words. */
            msg: string;
            /** @description A stable code, such as missing, string_too_long or extra_forbidden. */
            type: string;
            /** @description The value that was sent, cut short where it is long; null where none was. */
            input: unknown;
            /** @description The bound that was broken, where there is one. */
            ctx: {
                [key: string]: unknown;
            };
        };
        ValidationRefusal: {
            /** @description Each fault on its own. */
            detail: components["schemas"]["ValidationFault"][];
        };
        VerifyIn: {
            /** @description A receipt as it came with a deal. */
            receipt: {
                [key: string]: unknown;
            };
            /** @description The policy that the deal was made under. */
            policy: components["schemas"]["Policy"];
            /**
             * @description What the caller’s records confirm about the buyer. Null: grants are checked against the flags that the receipt names.
             * @default null
             */
            flags?: {
                [key: string]: unknown;
            } | null;
        };
        VerifyLine: {
            /** @description A stable id, such as business_authorization or price_at_most_list. */
            id: string;
            /** @description Whether it holds. */
            ok: boolean;
            /** @description Why, in words. */
            message: string;
        };
        VerifyResult: {
            /** @description Whether every line holds. */
            valid: boolean;
            /** @description Both signatures and every rule, each on its own line, also after one that fails. */
            checks: components["schemas"]["VerifyLine"][];
            /** @description The receipt’s id; null where it has none that can be read. */
            receipt_id: string | null;
        };
        WTPPrior: {
            /**
             * @description Mean of the logarithm of the buyer’s willingness to pay, in the seller’s utility.
             * @example -0.5
             */
            mu: number;
            /**
             * @description Standard deviation of that logarithm.
             * @example 0.4
             */
            sigma: number;
        };
        /**
         * Negotiation policy svc-policy/1
         * @description What a seller may agree to.
         */
        Policy: {
            /**
             * @description The policy language.
             * @constant
             */
            version: "svc-policy/1";
            /** @description What is sold. */
            name: string;
            /**
             * @description The seller’s language.
             * @enum {string}
             */
            language: "en" | "zh";
            /** @description ISO 4217 code. */
            currency: string;
            /** @description 128 random bits, base64url. */
            salt?: string;
            /** @description Decimals of the unit price. */
            price_decimals?: number;
            /** @description The engine that decides offers. */
            engine?: string;
            /** @description Options in a menu; 0 or 1 is one deal at a time. */
            meso?: number;
            /** @description The unit price nobody pays more than. */
            list_price: number;
            /** @description The unit price nobody pays less than. */
            floor_price: number;
            /** @description Money a unit that may be given for nothing; absent means down to the floor. */
            free_discount?: number;
            /** @description What may be ordered. */
            quantity?: {
                /** @description Fewest units. */
                min: number;
                /** @description Most units. */
                max: number;
                /** @description The word for one unit. */
                unit: string;
                /** @description Volume trades. */
                breaks?: {
                    /** @description From this quantity on. */
                    from: number;
                    /** @description How far the discount from list may go: exactly one of share, amount, to_price. */
                    unlocks: {
                        /** @description A share of the list price. */
                        share?: number;
                        /** @description Money a unit. */
                        amount?: number;
                        /** @description Down to this unit price. */
                        to_price?: number;
                    };
                    /** @description Whether it adds to what else is unlocked. */
                    stacks?: boolean;
                }[];
            };
            /** @description What can be traded beside the price. */
            terms?: {
                /** @description The term’s id. */
                id: string;
                /** @description What buyers read. */
                label: string;
                /** @description The ways to settle it. */
                options: {
                    /** @description The option’s id, unique in its term. */
                    id: string;
                    /** @description What buyers read. */
                    label: string;
                    /** @description Money to the seller against the default option. */
                    worth?: number;
                    /**
                     * @description Whether worth counts a unit or a deal.
                     * @enum {string}
                     */
                    worth_per?: "unit" | "deal";
                    /** @description How far the discount from list may go: exactly one of share, amount, to_price. */
                    unlocks?: {
                        /** @description A share of the list price. */
                        share?: number;
                        /** @description Money a unit. */
                        amount?: number;
                        /** @description Down to this unit price. */
                        to_price?: number;
                    };
                    /** @description Whether it adds to what else is unlocked. */
                    stacks?: boolean;
                    /** @description Given only while the discount from list is at most this share. */
                    requires_discount_at_most?: number;
                    /** @description How buyers name the option. */
                    words?: string[];
                }[];
                /** @description The option that holds when nobody speaks of the term. */
                default: string;
                /** @description How buyers name the term. */
                words?: string[];
            }[];
            /** @description What confirmed buyers get. */
            grants?: {
                /** @description The flag in the caller’s records. */
                flag: string;
                /** @description How far the discount from list may go: exactly one of share, amount, to_price. */
                unlocks?: {
                    /** @description A share of the list price. */
                    share?: number;
                    /** @description Money a unit. */
                    amount?: number;
                    /** @description Down to this unit price. */
                    to_price?: number;
                };
                /** @description Whether it adds to what else is unlocked. */
                stacks?: boolean;
                /** @description Options only for buyers with the flag. */
                options?: {
                    /** @description A term id. */
                    term: string;
                    /** @description An option id of that term. */
                    option: string;
                }[];
            }[];
            /** @description What is never given. */
            never?: {
                /** @description Its id. */
                id: string;
                /** @description What is said about it. */
                text: string;
                /** @description Words that raise it. */
                words: string[];
            }[];
            /** @description What stock records must confirm. */
            inventory?: {
                /** @description The binds. */
                bind: {
                    /** @description A record matches by any of these. */
                    match: {
                        /** @description The record’s id. */
                        id?: string;
                        /** @description The record’s vin. */
                        vin?: string;
                        /** @description The record’s sku. */
                        sku?: string;
                        /** @description The record’s gtin. */
                        gtin?: string;
                    };
                    /** @description An option of a term. */
                    option?: {
                        /** @description A term id. */
                        term: string;
                        /** @description An option id of that term. */
                        option: string;
                    };
                    /** @description Availability words that count as available too. */
                    accept?: string[];
                }[];
            };
            /** @description Subjects for people. */
            handoff?: {
                /** @description Its id. */
                id: string;
                /** @description What is said about it. */
                text: string;
                /** @description Words that raise it. */
                words: string[];
            }[];
            /** @description Answers. */
            facts?: {
                /** @description Its id. */
                id: string;
                /** @description Words that ask for it. */
                words: string[];
                /** @description What buyers are told. */
                answer: string;
            }[];
            /** @description How the seller negotiates. */
            manner?: {
                /**
                 * @description close sells sooner, margin holds out longer.
                 * @enum {string}
                 */
                objective?: "close" | "balance" | "margin";
                /** @description Replies that may carry an offer. */
                max_rounds?: number;
                /**
                 * @description How replies sound.
                 * @enum {string}
                 */
                tone?: "friendly" | "plain" | "formal";
                /** @description The closing line of each reply. */
                sign_off?: string;
            };
        };
        /**
         * Deal receipt svc-receipt/1
         * @description A signed record of one deal.
         */
        Receipt: {
            /**
             * @description The form of the receipt.
             * @constant
             */
            version: "svc-receipt/1";
            /** @description Derived from the negotiation: one negotiation, one receipt. */
            id: string;
            /** @description When it was signed, UTC. */
            issued_at: string;
            /** @description SHA-256 of the canonical policy, its salt included, base64url. */
            policy_hash: string;
            /** @description The engine that negotiated. */
            engine: string;
            /** @description The rule or engine that decided the deal. */
            decided_by: string;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description List price of a unit, in currency units. */
            list_price: number;
            /** @description Agreed price of a unit, never above list_price. */
            price: number;
            /** @description Always true: the seller’s lowest price was kept. */
            net_at_least_floor: boolean;
            /** @description Term id to option id, every term of the policy. */
            terms: {
                [key: string]: string;
            };
            /** @description Units. */
            quantity: number;
            /** @description The stock records that were matched, reduced to what was judged. */
            stock: {
                id?: unknown;
                vin?: unknown;
                sku?: unknown;
                gtin?: unknown;
                availability?: unknown;
                status?: unknown;
                inventoryLevel?: unknown;
            }[];
            /** @description The confirmed flags that the deal needed, each true. */
            flags: {
                [key: string]: boolean;
            };
            /** @description Replies it took. */
            turns: number;
            /** @description SHA-256 of the conversation, base64url. */
            transcript_hash: string;
            /** @description Detached JWS, ES256, over the canonical bytes of all members but the two signatures. */
            business_authorization: string;
            /** @description Ed25519 signature over the same bytes, base64url. */
            notary_sig: string;
        };
        /**
         * Sealed state of a negotiation
         * @description To be sent back as it came with the buyer’s next message.
         */
        State: {
            /**
             * @description The version of the state.
             * @enum {integer}
             */
            v: 1;
            /** @description Names the negotiation. */
            negotiation_id: string;
            /** @description SHA-256 of the canonical policy, base64url. */
            policy_hash: string;
            /** @description Buyer messages answered so far. */
            turn: number;
            /** @description Until when it is taken back: ISO 8601, UTC. */
            expires_at: string;
            /** @description For the service alone. */
            sealed: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this request in logs and in questions about it. */
        "X-Request-Id": string;
        /** @description What is left of the rate: `"default";r=59;t=1`. */
        RateLimit: string;
        /** @description The rate: `"default";q=60;w=60`. */
        "RateLimit-Policy": string;
        /** @description Whole seconds until another request is accepted. */
        "Retry-After": number;
        /** @description `Bearer`. */
        "WWW-Authenticate": string;
        /** @description SHA-256 of the body (RFC 9530). */
        "Content-Digest": string;
        /** @description What is signed (RFC 9421): `@status`, `content-digest`, `content-type`. */
        "Signature-Input": string;
        /** @description The ES256 signature (RFC 9421) under a key that /.well-known/ucp publishes. */
        Signature: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPolicyTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Worked starting policies */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    compilePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompileIn"];
            };
        };
        responses: {
            /** @description Plain words to a policy */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    checkPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckIn"];
            };
        };
        responses: {
            /** @description Check an edited policy */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    draftReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyIn"];
            };
        };
        responses: {
            /** @description Reply to a buyer’s message */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyRefusal"] | components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    verifyReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyIn"];
            };
        };
        responses: {
            /** @description Re-check a signed receipt */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    playPracticeBuyer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PracticeIn"];
            };
        };
        responses: {
            /** @description A simulated buyer’s next message */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyRefusal"] | components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    requestPilot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PilotIn"];
            };
        };
        responses: {
            /** @description Ask for a pilot */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PilotResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    negotiateTurn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NegotiateTurnIn"];
            };
        };
        responses: {
            /** @description The next price of a haggle, in dollars */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NegotiateTurnResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    scoreDeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreIn"];
            };
        };
        responses: {
            /** @description Score a deal against the best that was possible */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    sellNextOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellNextOfferIn"];
            };
        };
        responses: {
            /** @description A seller’s next offer, in utility */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellNextOfferResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    buyNextOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyNextOfferIn"];
            };
        };
        responses: {
            /** @description A buyer’s next offer, in utility */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyNextOfferResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    detectAnchorAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnchorAttackIn"];
            };
        };
        responses: {
            /** @description Tell an anchor attack from an honest opening */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnchorAttackResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    negotiateBundle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleIn"];
            };
        };
        responses: {
            /** @description The next move over several linked issues */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    negotiateDispute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeNegotiateIn"];
            };
        };
        responses: {
            /** @description Settle a refund dispute */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeNegotiateResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    optimalBid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptimalBidIn"];
            };
        };
        responses: {
            /** @description What to bid, and the chance of winning */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptimalBidResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    optimalReserve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptimalReserveIn"];
            };
        };
        responses: {
            /** @description The reserve price of greatest expected profit */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptimalReserveResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    recommendAuctionFormat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormatRecommendationIn"];
            };
        };
        responses: {
            /** @description Which auction format to choose */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormatRecommendationResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    simulateAuction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateIn"];
            };
        };
        responses: {
            /** @description Hold an auction many times with drawn values */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    galeShapley: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchingIn"];
            };
        };
        responses: {
            /** @description Match two sides so that no pair would rather have each other */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    designOptimalAuction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuctionDesignIn"];
            };
        };
        responses: {
            /** @description The auction of greatest expected revenue or welfare */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionDesignResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    optimalPostedPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostedPriceIn"];
            };
        };
        responses: {
            /** @description What to charge for a stock that has to be sold in time */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedPriceResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    compileMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuSpec"];
            };
        };
        responses: {
            /** @description Check a menu and count its carts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompiledMenuResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    profileMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description Which dimensions of a menu are worth negotiating */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuProfileResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    quoteOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The best cart and price of a menu for one buyer, never above list */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    showPriceMachine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board of the demo machine */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    quotePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteReq"];
            };
        };
        responses: {
            /** @description A price of the demo machine for one buyer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceQuoteResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    settlePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a price of the demo machine, once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceSettleResult"];
                };
            };
            /** @description Nothing has this id */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It exists already */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getArenaPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Arena */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getArenaText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Arena protocol */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getArenaPractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Arena practice set */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArenaPractice"];
                };
            };
        };
    };
    listTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tools */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getLlmsText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Guide for agents */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getLlmsFullText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Full guide for agents */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getPricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getServerCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description MCP server card */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getCoreDoorCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Card of the core MCP door */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/mcp-server-card+json": Record<string, never>;
                };
            };
        };
    };
    getProDoorCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Card of the MCP door with all tools */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/mcp-server-card+json": Record<string, never>;
                };
            };
        };
    };
    getAiCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Catalogue of cards */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getAgentsManifest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Capabilities for agents */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getAgentCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Agent card */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getUcpProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Commerce-protocol profile */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UcpProfile"];
                };
            };
        };
    };
    getPolicySchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON Schema of a policy */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": Record<string, never>;
                };
            };
        };
    };
    getReceiptSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON Schema of a receipt */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": Record<string, never>;
                };
            };
        };
    };
    getStateSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON Schema of a state */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": Record<string, never>;
                };
            };
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This description */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Interactive documentation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Liveness */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResult"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Readiness */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyResult"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
