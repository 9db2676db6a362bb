import {
  type AdminService,
  newSkillOption,
  serviceLimits,
} from '@haldi/contract/catalogue/desk/schema';
import type { MenuSection } from '@haldi/contract/catalogue/menu-schema';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import type { Skill } from '@haldi/contract/skills/schema';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { menuCopy } from './copy.ts';

const copy = menuCopy.form;
const { price, duration } = serviceLimits;

type ServiceFieldsProps = {
  /** Undefined: a new service. */
  service: AdminService | undefined;
  sections: readonly MenuSection[];
  dataSet: string | null;
  errors: Record<string, string | undefined>;
  onDataSet: (dataSet: string) => void;
  skills: readonly Skill[];
  skill: string | null;
  onSkill: (skill: string) => void;
};

const hasName = (name: string) => (skill: { name: string }) =>
  skill.name.toLowerCase() === name.toLowerCase();

const skillOptions = (skills: readonly Skill[], section: string | undefined) => [
  ...(section && !skills.some(hasName(section))
    ? [{ value: newSkillOption, label: copy.newSkill(section) }]
    : []),
  ...skills.map(({ _id, name }) => ({ value: _id, label: name })),
];

/** Uncontrolled fields: see `useForm`. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { service, sections, dataSet, errors, onDataSet, skills, skill, onSkill } = props;
  const section = sections.find(({ key }) => key === dataSet);
  const offerpriceValue = service && service.offerprice > service.price ? service.offerprice : '';
  return (
    <>
      <TextField
        name="name"
        label={copy.name}
        defaultValue={service?.name}
        maxLength={textLimits.name}
        autoComplete="off"
        required
        error={errors.name}
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
        <Select
          name="dataSet"
          label={copy.category}
          placeholder={copy.chooseCategory}
          options={sections.map(({ key, name }) => ({ value: key, label: name }))}
          value={dataSet}
          onChange={onDataSet}
          required
          error={errors.dataSet}
        />
        <Select
          name="skill"
          label={copy.skill}
          hint={copy.skillHint}
          placeholder={copy.chooseSkill}
          options={skillOptions(skills, section?.name)}
          value={skill}
          onChange={onSkill}
          required
          error={errors.skill && skill === null ? copy.chooseSkill : errors.skill}
        />
      </div>
      <TextField
        name="description"
        label={copy.description}
        hint={copy.descriptionHint}
        defaultValue={service?.description}
        maxLength={textLimits.note}
        autoComplete="off"
        required
        error={errors.description}
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <TextField
          name="price"
          label={copy.price}
          hint={copy.priceHint}
          defaultValue={service?.price}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(price.max).length}
          required
          error={errors.price}
        />
        <TextField
          name="offerprice"
          label={copy.offerprice}
          hint={copy.offerpriceHint}
          defaultValue={offerpriceValue}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(price.max).length}
          error={errors.offerprice}
        />
        <TextField
          name="duration"
          label={copy.duration}
          hint={copy.durationHint}
          defaultValue={service?.duration}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(duration.max).length}
          required
          error={errors.duration}
        />
      </div>
    </>
  );
}
