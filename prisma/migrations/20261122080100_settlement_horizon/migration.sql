-- CreateTable
CREATE TABLE "settlement_horizon" (
    "id" INTEGER NOT NULL,
    "forgotten_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settlement_horizon_pkey" PRIMARY KEY ("id")
);

-- The one row
ALTER TABLE "settlement_horizon" ADD CONSTRAINT "settlement_horizon_one_row_check" CHECK ("id" = 1);
INSERT INTO "settlement_horizon" ("id", "forgotten_until") VALUES (1, 'epoch');
