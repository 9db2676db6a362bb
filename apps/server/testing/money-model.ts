/** A second calculation of an order's money, in paise, to compare the product with. */
export type MoneyEntry = {
  id: number;
  kind: 'payment' | 'refund' | 'tip';
  amount: number;
  lowers: number;
};

export class MoneyModel {
  total = 0;
  status = 'confirmed';
  /** By the cancelled order that caused it. */
  fees = new Map<string, number>();
  entries: MoneyEntry[] = [];

  private sum(kind: MoneyEntry['kind']): number {
    let sum = 0;
    for (const entry of this.entries) if (entry.kind === kind) sum += entry.amount;
    return sum;
  }

  get paid(): number {
    return this.sum('payment') - this.sum('refund');
  }

  get tips(): number {
    return this.sum('tip');
  }

  get collected(): number {
    return this.sum('payment');
  }

  get refunded(): number {
    return this.sum('refund');
  }

  get discount(): number {
    return Math.min(
      this.total,
      this.entries.reduce((sum, { lowers }) => sum + lowers, 0),
    );
  }

  get due(): number {
    const price = this.status === 'cancelled' ? 0 : this.total - this.discount;
    let owed = 0;
    for (const fee of this.fees.values()) owed += fee;
    return price + owed - this.paid;
  }
}
