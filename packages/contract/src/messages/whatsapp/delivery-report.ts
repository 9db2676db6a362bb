import * as z from 'zod/mini';

const DeliveryError = z.object({
  /** Negative: not told. */
  code: z.catch(z.number(), -1),
  title: z.catch(z.string(), ''),
});
export type DeliveryError = z.infer<typeof DeliveryError>;

/** What became of one message. */
const Status = z.object({
  /** What WhatsApp calls the message. */
  id: z.string().check(z.minLength(1), z.maxLength(500)),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  /** Seconds, as text. */
  timestamp: z.catch(z.string(), ''),
  /** What we call it. */
  biz_opaque_callback_data: z.catch(z.uuid(), ''),
  errors: z.catch(z.array(DeliveryError), []),
});

export type WhatsappDeliveryStatus = {
  providerId: string;
  /** Empty: not told. */
  messageId: string;
  status: z.infer<typeof Status>['status'];
  at: Date | null;
  error: DeliveryError | null;
};

const listIn = (holder: unknown, name: string): unknown[] => {
  const held = (holder as Record<string, unknown> | null | undefined)?.[name];
  return Array.isArray(held) ? held : [];
};

const instantOf = (seconds: string): Date | null =>
  /^\d{9,11}$/.test(seconds) ? new Date(Number(seconds) * 1_000) : null;

/** The statuses of a report; whatever else stands in it is left out. */
export const parseDeliveryStatuses = (report: unknown): WhatsappDeliveryStatus[] =>
  listIn(report, 'entry')
    .flatMap((entry) => listIn(entry, 'changes'))
    .flatMap((change) => listIn((change as { value?: unknown } | null)?.value, 'statuses'))
    .flatMap((found) => {
      const { data } = Status.safeParse(found);
      if (!data) return [];
      return {
        providerId: data.id,
        messageId: data.biz_opaque_callback_data,
        status: data.status,
        at: instantOf(data.timestamp),
        error: data.errors[0] ?? null,
      };
    });
