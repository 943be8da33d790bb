-- CreateTable
CREATE TABLE "settled_price" (
    "id" TEXT NOT NULL,
    "machine_id" TEXT NOT NULL,
    "sku" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settled_price_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "settled_price_expires_at_idx" ON "settled_price"("expires_at");
