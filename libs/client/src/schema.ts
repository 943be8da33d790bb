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
        ErrorResult: {
            /** @description Why the request was refused. */
            detail: string;
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
        MenuItem: {
            /** @description The label by which a buyer can choose it. */
            option: string;
            /** @description The offer in one line. */
            line: string;
            /** @description The unit price in currency units. */
            price: number;
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
        TemplatesResult: {
            /** @description Worked starting policies. */
            templates: components["schemas"]["PolicyTemplate"][];
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
