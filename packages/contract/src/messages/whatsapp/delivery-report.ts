import * as z from 'zod/mini';

const DeliveryError = z.object({
  /** Negative if unknown. */
  code: z.catch(z.number(), -1),
  title: z.catch(z.string(), ''),
});
export type DeliveryError = z.infer<typeof DeliveryError>;

const Status = z.object({
  /** Id given by WhatsApp. */
  id: z.string().check(z.minLength(1), z.maxLength(500)),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  /** Seconds, as text. */
  timestamp: z.catch(z.string(), ''),
  /** Our message id. */
  biz_opaque_callback_data: z.catch(z.uuid(), ''),
  errors: z.catch(z.array(DeliveryError), []),
});

export type WhatsappDeliveryStatus = {
  providerId: string;
  /** Empty if unknown. */
  messageId: string;
  status: z.infer<typeof Status>['status'];
  at: Date | null;
  error: DeliveryError | null;
};

const listIn = (value: unknown, name: string): unknown[] => {
  const list = (value as Record<string, unknown> | null | undefined)?.[name];
  return Array.isArray(list) ? list : [];
};

const instantOf = (seconds: string): Date | null =>
  /^\d{9,11}$/.test(seconds) ? new Date(Number(seconds) * 1_000) : null;

/** Ignores everything else in the report. */
export const parseDeliveryStatuses = (report: unknown): WhatsappDeliveryStatus[] =>
  listIn(report, 'entry')
    .flatMap((entry) => listIn(entry, 'changes'))
    .flatMap((change) => listIn((change as { value?: unknown } | null)?.value, 'statuses'))
    .flatMap((status) => {
      const { data } = Status.safeParse(status);
      if (!data) return [];
      return {
        providerId: data.id,
        messageId: data.biz_opaque_callback_data,
        status: data.status,
        at: instantOf(data.timestamp),
        error: data.errors[0] ?? null,
      };
    });
