import { NewSkill, type Skill } from '@haldi/contract/skills/schema';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { UnsavedFormWarning } from '../lib/unsaved-form-warning.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import { skillsCopy as copy } from './copy.ts';
import { useRemoveSkill, useRenameSkill } from './queries.ts';

type RenameFormProps = { skill: Skill; onDone: () => void };

function RenameForm({ skill, onDone }: RenameFormProps) {
  const { mutateAsync } = useRenameSkill();
  const form = useForm({
    schema: NewSkill,
    send: async (body) => {
      await mutateAsync({ id: skill._id, body });
      toast.success(copy.renamed);
      onDone();
    },
  });
  return (
    <form {...form.props} className="flex flex-wrap items-start gap-2 py-2">
      <UnsavedFormWarning form={form} />
      <TextField
        name="name"
        label={copy.newName(skill.name)}
        hideLabel
        defaultValue={skill.name}
        autoComplete="off"
        autoFocus
        maxLength={80}
        error={form.errors.name ?? form.problem}
        className="grow basis-40"
      />
      <Button type="submit" busy={form.busy} className="min-h-12">
        {copy.save}
      </Button>
      <Button look="quiet" className="min-h-12" onClick={onDone}>
        {copy.cancel}
      </Button>
    </form>
  );
}

export function SkillRow({ skill }: { skill: Skill }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { mutate, isPending, error } = useRemoveSkill();
  const { _id, name, services, beauticians } = skill;
  if (isRenaming) {
    return (
      <li>
        <RenameForm skill={skill} onDone={() => setIsRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="py-1">
      <div className="flex items-center gap-1">
        <span className="min-w-0 grow leading-snug">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-stone tabular-nums">
            {copy.use(services, beauticians)}
          </span>
        </span>
        <IconButton label={copy.rename(name)} onClick={() => setIsRenaming(true)}>
          <Pencil aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton
          label={copy.remove(name)}
          disabled={isPending}
          onClick={() => mutate(_id, { onSuccess: () => toast.success(copy.removed) })}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {error && (
        <FieldError role="alert" className="pb-1">
          {errorText(error) ?? copy.failed}
        </FieldError>
      )}
    </li>
  );
}
