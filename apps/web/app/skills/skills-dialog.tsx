import { NewSkill } from '@haldi/contract/skills/schema';
import { Plus } from 'lucide-react';
import { UnsavedFormWarning } from '../lib/unsaved-form-warning.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { skillsCopy as copy } from './copy.ts';
import { useAddSkill, useSkills } from './queries.ts';
import { SkillRow } from './skill-row.tsx';

function AddSkill() {
  const { mutateAsync } = useAddSkill();
  const form = useForm({
    schema: NewSkill,
    send: async (body) => {
      await mutateAsync(body);
      form.props.ref.current?.reset();
      toast.success(copy.added);
    },
  });
  return (
    <form {...form.props} className="flex flex-wrap items-start gap-3">
      <UnsavedFormWarning form={form} />
      <TextField
        name="name"
        label={copy.addLabel}
        placeholder={copy.addPlaceholder}
        autoComplete="off"
        maxLength={80}
        error={form.errors.name ?? form.problem}
        className="grow basis-48"
      />
      <Button
        type="submit"
        look="secondary"
        busy={form.busy}
        className="min-h-12 grow sm:mt-6.5 sm:grow-0"
      >
        <Plus aria-hidden="true" className="size-5" />
        {copy.add}
      </Button>
    </form>
  );
}

function SkillList() {
  const { data: skills, isError, refetch } = useSkills();
  if (isError && !skills)
    return <LoadFailed title={copy.loadFailed} onRetry={() => void refetch()} />;
  if (!skills) {
    return (
      <div role="status" aria-label={copy.loading}>
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (skills.length === 0) return <p className="text-stone">{copy.none}</p>;
  return (
    <ul
      aria-label={copy.list}
      className="divide-y divide-sand rounded-card border border-sand bg-white px-4 py-1"
    >
      {skills.map((skill) => (
        <SkillRow key={skill._id} skill={skill} />
      ))}
    </ul>
  );
}

type SkillsDialogProps = { open: boolean; onClose: () => void };

export function SkillsDialog({ open, onClose }: SkillsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} description={copy.text}>
      <div className="space-y-5">
        <AddSkill />
        <SkillList />
      </div>
    </Dialog>
  );
}
