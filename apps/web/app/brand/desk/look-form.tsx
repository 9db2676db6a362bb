import type { StaffLook } from '@haldi/contract/brand/desk/schema';
import { ownColour } from '@haldi/contract/brand/palette';
import { formatTimestamp } from '@haldi/contract/kit/dates';
import type { FormEvent, ReactNode } from 'react';
import { useFirstError } from '../../lib/use-first-error.ts';
import { useUnsaved } from '../../lib/use-unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lookCopy as copy } from './copy.ts';
import { DrawnPictures } from './drawn-pictures.tsx';
import { LogoField } from './logo-field.tsx';
import { MockPage } from './mock-page.tsx';
import { isOwn, PaletteChoice } from './palette-choice.tsx';
import { useLookForm } from './use-look-form.ts';

type SectionProps = { title: string; text: string; children: ReactNode };

function Section({ title, text, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-3 lg:grid-cols-[18rem_1fr] lg:gap-8"
    >
      <div className="lg:pt-5">
        <h2 className="text-xl text-plum-900">{title}</h2>
        <p className="mt-1 text-stone">{text}</p>
      </div>
      <Card className="grid grid-cols-1 content-start gap-5 sm:grid-cols-2">{children}</Card>
    </section>
  );
}

type SaveBarProps = { busy: boolean; onDiscard: () => void };

/** Stays in sight while there is something to save. */
function SaveBar({ busy, onDiscard }: SaveBarProps) {
  return (
    <div
      data-sticky-foot
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-sand bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft animate-rise sm:mx-0 sm:rounded-card sm:border lg:bottom-4"
    >
      <p role="status" className="hidden grow font-semibold text-plum-900 sm:block">
        {copy.unsaved}
      </p>
      <Button look="secondary" onClick={onDiscard}>
        {copy.discard}
      </Button>
      <Button type="submit" busy={busy} className="grow sm:grow-0">
        {copy.save}
      </Button>
    </div>
  );
}

export function LookForm({ loaded }: { loaded: StaffLook }) {
  const form = useLookForm(loaded);
  useUnsaved(form.isChanged);
  const { place, showError } = useFirstError<HTMLFormElement>();
  const { look, lastSaved } = form.saved;
  const isReal = !isOwn(form.palette) || ownColour.test(form.palette.toLowerCase());
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.isPending) return;
    await form.save();
    showError();
  };
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="space-y-6 lg:space-y-8"
    >
      <p className="text-sm text-stone">
        {lastSaved
          ? copy.lastSaved(lastSaved.by, formatTimestamp(new Date(lastSaved.at)))
          : copy.neverSaved}
      </p>
      <Section {...copy.colours}>
        <PaletteChoice
          value={form.palette}
          error={form.errors.palette}
          onChange={form.setPalette}
        />
      </Section>
      <Section {...copy.preview}>
        <MockPage palette={isReal ? form.palette.toLowerCase() : look.palette} />
      </Section>
      <Section {...copy.logo}>
        <LogoField
          saved={look.logo}
          file={form.logo}
          isRemoved={form.isRemoved}
          error={form.errors.logo}
          onChoose={form.chooseLogo}
          onRemove={form.removeLogo}
        />
      </Section>
      <Section {...copy.pictures}>
        <DrawnPictures stamp={look.stamp} hasLogo={look.logo !== null} />
      </Section>
      {form.others && (
        <Notice tone="info">
          {form.others.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="mt-1">{copy.changedText}</p>
        </Notice>
      )}
      {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      {form.isChanged && <SaveBar busy={form.isPending} onDiscard={form.discard} />}
    </form>
  );
}
