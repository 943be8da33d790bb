-- CreateTable
CREATE TABLE "secret_check" (
    "name" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "secret_check_pkey" PRIMARY KEY ("name")
);

-- Closed sets, which the schema language has no word for
ALTER TABLE "secret_check" ADD CONSTRAINT "secret_check_name_check" CHECK ("name" IN ('key-pepper', 'state-key'));
