export type Mail = { to: string; subject: string; text: string };
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

export const createMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      // A mail server that does not answer must not keep the process from ending.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
  };
  // Loaded with the first mail: a product that sends none does without it.
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send({ to, subject, text }) {
      // As an object the address cannot be taken for a list of several.
      opened ??= open();
      const transport = await opened;
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
};
