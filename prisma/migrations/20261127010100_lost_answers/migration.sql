-- AlterTable
ALTER TABLE "settled_price" ADD COLUMN "repeat_hash" TEXT;

-- CreateTable
CREATE TABLE "sealed_answer" (
    "id" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sealed_answer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sealed_answer_expires_at_idx" ON "sealed_answer"("expires_at");
