import * as calls from '@haldi/contract/skills/endpoints';
import type { NewSkill, Skill } from '@haldi/contract/skills/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/call.ts';

const key = ['admin', 'skills'];

/** The owner's list. How many use each changes with every service and beautician: always asked anew. */
export const useSkills = () =>
  useQuery({ queryKey: key, queryFn: () => call(calls.listSkills, {}), staleTime: 0 });

/** The answer is the whole list. */
const useSkillChange = <Input>(change: (input: Input) => Promise<Skill[]>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (skills) => {
      queries.setQueryData(key, skills);
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
};

export const useAddSkill = () => useSkillChange((body: NewSkill) => call(calls.addSkill, { body }));

type Renaming = { id: string; body: NewSkill };
export const useRenameSkill = () =>
  useSkillChange(({ id, body }: Renaming) => call(calls.renameSkill, { params: { id }, body }));

export const useRemoveSkill = () =>
  useSkillChange((id: string) => call(calls.removeSkill, { params: { id } }));
