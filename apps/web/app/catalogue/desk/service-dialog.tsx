import {
  type AdminService,
  type BuiltInPicture,
  NewService,
  newSkillOption,
} from '@haldi/contract/catalogue/desk/schema';
import type { MenuSection } from '@haldi/contract/catalogue/menu-schema';
import type { Skill } from '@haldi/contract/skills/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { menuCopy } from './copy.ts';
import { defaultSkillOfSection } from './default-skill.ts';
import { PriceHistory } from './price-history.tsx';
import { useAddService, useUpdateService } from './queries.ts';
import { ServiceFields } from './service-fields.tsx';
import { type ServicePictureChoice, ServicePictureField } from './service-picture-field.tsx';

const copy = menuCopy.form;

type ServiceDialogProps = {
  open: boolean;
  /** Undefined: a new service. Does not follow live updates while the dialog is open. */
  service: AdminService | undefined;
  startAt: string | undefined;
  sections: readonly MenuSection[];
  services: readonly AdminService[];
  skills: readonly Skill[];
  pictures: readonly BuiltInPicture[];
  onClose: () => void;
  onLatest: () => void;
};

export function ServiceDialog(props: ServiceDialogProps) {
  const { open, service, sections, services, skills, pictures, onClose, onLatest } = props;
  const [dataSet, setDataSet] = useState(service?.dataSet ?? props.startAt ?? null);
  // Undefined until the user chooses one; until then it follows the category.
  const [chosenSkill, setChosenSkill] = useState(service?.skill);
  const section = sections.find(({ key }) => key === dataSet);
  const skill =
    chosenSkill ??
    (section ? (defaultSkillOfSection(skills, section, services) ?? newSkillOption) : null);
  const [picture, setPicture] = useState<ServicePictureChoice>({});
  const [isStale, setIsStale] = useState(false);
  const adding = useAddService();
  const updating = useUpdateService(service?._id ?? '');
  const read = (fields: FormData) => ({
    name: fields.get('name'),
    description: fields.get('description'),
    dataSet: dataSet ?? '',
    skill: skill ?? '',
    price: String(fields.get('price')).trim(),
    offerprice: String(fields.get('offerprice')).trim(),
    duration: String(fields.get('duration')).trim(),
    picture: picture.drawing ?? '',
  });
  const form = useForm({
    schema: NewService,
    read,
    send: async (draft) => {
      setIsStale(false);
      try {
        const image = picture.file;
        if (service) {
          await updating.mutateAsync({ draft: { ...draft, version: service.version }, image });
        } else await adding.mutateAsync({ draft, image });
      } catch (error) {
        setIsStale(error instanceof CallError && error.reason.code === 'SERVICE_CHANGED');
        throw error;
      }
      toast.success(service ? copy.saved : copy.added);
      onClose();
    },
  });
  const defaultPicture = pictures.find((builtIn) => builtIn.dataSet === dataSet) ?? pictures[0];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={service ? copy.editTitle : copy.addTitle}
      description={service ? service.name : copy.addDescription}
      size="large"
      form={form}
      isChosen={
        dataSet !== (service?.dataSet ?? props.startAt ?? null) ||
        chosenSkill !== service?.skill ||
        picture.drawing !== undefined ||
        picture.file !== undefined
      }
      submit={service ? copy.editSubmit : copy.addSubmit}
      remedy={
        isStale && (
          <Button look="secondary" className="mt-2" onClick={onLatest}>
            {copy.latest}
          </Button>
        )
      }
      after={service && <PriceHistory serviceId={service._id} />}
    >
      <ServiceFields
        service={service}
        sections={sections}
        dataSet={dataSet}
        errors={form.errors}
        onDataSet={setDataSet}
        skills={skills}
        skill={skill}
        onSkill={setChosenSkill}
      />
      <ServicePictureField
        choice={picture}
        stored={service?.image ?? defaultPicture?.image ?? ''}
        dataSet={dataSet ?? ''}
        pictures={pictures}
        error={form.errors.image ?? form.errors.picture}
        onChange={setPicture}
      />
    </FormDialog>
  );
}
