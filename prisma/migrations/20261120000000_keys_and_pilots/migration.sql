-- CreateTable
CREATE TABLE "access_key" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "display" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rotated_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "pilot_request_id" TEXT,

    CONSTRAINT "access_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pilot_request" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "business" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "sells" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'received',
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "pilot_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "model_call_budget" (
    "key_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "model_call_budget_pkey" PRIMARY KEY ("key_id","day")
);

-- CreateTable
CREATE TABLE "published_key" (
    "kid" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "jwk" JSONB NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "published_key_pkey" PRIMARY KEY ("kid")
);

-- CreateTable
CREATE TABLE "instance" (
    "id" TEXT NOT NULL,
    "key_source" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "instance_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "access_key_key_hash_key" ON "access_key"("key_hash");

-- CreateIndex
CREATE INDEX "access_key_pilot_request_id_idx" ON "access_key"("pilot_request_id");

-- CreateIndex
CREATE INDEX "pilot_request_status_received_at_idx" ON "pilot_request"("status", "received_at");

-- CreateIndex
CREATE INDEX "model_call_budget_day_idx" ON "model_call_budget"("day");

-- CreateIndex
CREATE INDEX "instance_seen_at_idx" ON "instance"("seen_at");

-- AddForeignKey
ALTER TABLE "access_key" ADD CONSTRAINT "access_key_pilot_request_id_fkey" FOREIGN KEY ("pilot_request_id") REFERENCES "pilot_request"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Closed sets, which the schema language has no word for
ALTER TABLE "access_key" ADD CONSTRAINT "access_key_kind_check" CHECK ("kind" IN ('svc', 'gt'));
ALTER TABLE "pilot_request" ADD CONSTRAINT "pilot_request_status_check" CHECK ("status" IN ('received', 'approved', 'declined'));
ALTER TABLE "published_key" ADD CONSTRAINT "published_key_role_check" CHECK ("role" IN ('receipt', 'notary'));
