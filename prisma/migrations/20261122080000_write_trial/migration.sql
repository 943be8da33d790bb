-- CreateTable
CREATE TABLE "write_trial" (
    "id" TEXT NOT NULL,
    "filler" TEXT NOT NULL,

    CONSTRAINT "write_trial_pkey" PRIMARY KEY ("id")
);
