import { type DataSetKey, dataSets } from '@haldi/contract/catalogue/categories';
import { type AdminService, serviceLimits } from '@haldi/contract/catalogue/desk/editing';
import { textLimits } from '@haldi/contract/kit/text';
import type { Skill } from '@haldi/contract/skills/schema';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { menuCopy } from './copy.ts';

const copy = menuCopy.form;
const categoryOptions = dataSets.map(({ key, name }) => ({ value: key, label: name }));
const { price, duration } = serviceLimits;

type ServiceFieldsProps = {
  /** What it begins with; a new one begins empty. */
  service: AdminService | undefined;
  dataSet: DataSetKey | null;
  errors: Record<string, string | undefined>;
  onDataSet: (dataSet: DataSetKey) => void;
  skills: readonly Skill[];
  skill: string | null;
  onSkill: (skill: string) => void;
};

/** The browser holds what is typed: see `useForm`. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { service, dataSet, errors, onDataSet, skills, skill, onSkill } = props;
  const struck = service && service.offerprice > service.price ? service.offerprice : '';
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
          options={categoryOptions}
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
          options={skills.map(({ _id, name }) => ({ value: _id, label: name }))}
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
          defaultValue={struck}
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
