-- AlterTable
ALTER TABLE "access_key" ADD COLUMN "used" BOOLEAN NOT NULL DEFAULT false;

-- Keys from before: nobody knows, so nothing is said about them
UPDATE "access_key" SET "used" = true;
