import {
  defaultSiteText,
  paragraphsOf,
  resolveSiteText,
} from '@haldi/contract/branding/site-text/default-site-text';
import { siteTextLimits as limits } from '@haldi/contract/branding/site-text/site-text-limits';
import {
  socialPlatformKeys,
  socialPlatforms,
} from '@haldi/contract/branding/site-text/social-links';
import type { ReactNode } from 'react';
import { builtInFaqGroups } from '../../../faq/shared/faq-groups.ts';
import { useSettings } from '../../../settings/queries.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { siteTextCopy as copy } from './copy.ts';
import { BuiltInFaqSwitches, OwnFaqFields } from './faq-fields.tsx';
import { OpeningHoursFields } from './opening-hours-fields.tsx';
import { SalonPromiseFields } from './salon-promise-fields.tsx';
import {
  type DraftErrors,
  type SiteTextDraft,
  toSingleLine,
  toSiteText,
} from './site-text-draft.ts';

function Preview({ className, children }: { className: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-semibold text-plum-900">{copy.preview}</figcaption>
      <div className={`rounded-field p-4 wrap-anywhere sm:p-5 ${className}`}>{children}</div>
    </figure>
  );
}

type TextFieldName =
  | 'homeHeading'
  | 'homeLead'
  | 'footerLine'
  | 'aboutTitle'
  | 'aboutLead'
  | 'aboutStory';

const maxLengths: Record<TextFieldName, number> = {
  homeHeading: limits.heading,
  homeLead: limits.lead,
  footerLine: limits.footerLine,
  aboutTitle: limits.heading,
  aboutLead: limits.lead * 2,
  aboutStory: limits.story,
};

/** Lists every built-in question, also those for services that are not on the menu now. */
const allOffers = { offersWedding: true, offersMehndi: true };

type SiteTextFieldsProps = {
  draft: SiteTextDraft;
  errors: DraftErrors;
  onChange: (change: Partial<SiteTextDraft>) => void;
};

export function SiteTextFields({ draft, errors, onChange }: SiteTextFieldsProps) {
  const settings = useSettings();
  const words = toSiteText(draft);
  const defaults = defaultSiteText(settings);
  const said = resolveSiteText(words, settings);
  const propsOf = (name: TextFieldName) => ({
    name,
    label: copy.fields[name],
    value: draft[name],
    placeholder: defaults[name],
    maxLength: maxLengths[name],
    error: errors[name],
    autoComplete: 'off',
  });
  const line = (name: TextFieldName) => (
    <TextField {...propsOf(name)} onChange={(event) => onChange({ [name]: event.target.value })} />
  );
  const area = (name: TextFieldName, rows: number) => (
    <TextArea
      {...propsOf(name)}
      rows={rows}
      onChange={({ target }) =>
        onChange({ [name]: name === 'aboutStory' ? target.value : toSingleLine(target.value) })
      }
    />
  );
  return (
    <>
      <FormSection {...copy.home}>
        {line('homeHeading')}
        {line('homeLead')}
        <Preview className="bg-haldi-100">
          <p className="font-display text-2xl font-medium text-plum-900">{said.homeHeading}</p>
          <p className="mt-1 text-lg text-plum-950">{said.homeLead}</p>
        </Preview>
      </FormSection>
      <FormSection {...copy.about}>
        {line('aboutTitle')}
        {area('aboutLead', 3)}
        {area('aboutStory', 6)}
        <Preview className="bg-haldi-100">
          <p className="font-display text-2xl font-medium text-plum-900">{said.aboutTitle}</p>
          <p className="mt-2 text-lg text-plum-950">{said.aboutLead}</p>
          {paragraphsOf(said.aboutStory).map((paragraph) => (
            <p key={paragraph} className="mt-2 text-stone">
              {paragraph}
            </p>
          ))}
        </Preview>
      </FormSection>
      <FormSection {...copy.promises}>
        <SalonPromiseFields
          value={draft.promises}
          usual={defaults.promises}
          errors={errors}
          onChange={(promises) => onChange({ promises })}
        />
      </FormSection>
      <FormSection {...copy.questions}>
        <OwnFaqFields
          value={draft.questions}
          errors={errors}
          onChange={(questions) => onChange({ questions })}
        />
        <BuiltInFaqSwitches
          groups={builtInFaqGroups({ settings, words, menu: allOffers })}
          hidden={draft.hiddenQuestions}
          onChange={(hiddenQuestions) => onChange({ hiddenQuestions })}
        />
      </FormSection>
      <FormSection {...copy.hours}>
        <OpeningHoursFields
          value={draft.hours}
          closedWeekdays={settings.booking.closedWeekdays}
          errors={errors}
          onChange={(hours) => onChange({ hours })}
        />
      </FormSection>
      <FormSection {...copy.links}>
        <div className="grid gap-5 sm:grid-cols-2">
          {socialPlatformKeys.map((place) => (
            <TextField
              key={place}
              type="url"
              inputMode="url"
              label={socialPlatforms[place].label}
              placeholder={`https://${socialPlatforms[place].hosts[0]}/…`}
              value={draft.links[place]}
              maxLength={limits.address}
              error={errors[`links.${place}`]}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) =>
                onChange({ links: { ...draft.links, [place]: event.target.value } })
              }
            />
          ))}
        </div>
      </FormSection>
      <FormSection {...copy.footer}>
        {line('footerLine')}
        <Preview className="bg-plum-900">
          <p className="font-display text-xl text-ivory">{said.footerLine}</p>
        </Preview>
      </FormSection>
    </>
  );
}
