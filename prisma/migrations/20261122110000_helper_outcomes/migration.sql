-- CreateTable
CREATE TABLE "helper_outcome" (
    "situation_key" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "amount_band" TEXT NOT NULL,
    "quarter" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "helper_outcome_pkey" PRIMARY KEY ("situation_key","outcome","amount_band","quarter")
);

-- CreateTable
CREATE TABLE "helper_receipt" (
    "id" TEXT NOT NULL,
    "week" INTEGER NOT NULL,

    CONSTRAINT "helper_receipt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "helper_receipt_week_idx" ON "helper_receipt"("week");
