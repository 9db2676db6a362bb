import * as calls from '@haldi/contract/skills/endpoints';
import type { NewSkill, Skill } from '@haldi/contract/skills/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../lib/call.ts';

const key = ['admin', 'skills'];

/** Always fetched, because the counts change with every service and beautician. */
export const useSkills = () =>
  useQuery({ queryKey: key, queryFn: () => callEndpoint(calls.listSkills, {}), staleTime: 0 });

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

export const useAddSkill = () =>
  useSkillChange((body: NewSkill) => callEndpoint(calls.addSkill, { body }));

type Renaming = { id: string; body: NewSkill };
export const useRenameSkill = () =>
  useSkillChange(({ id, body }: Renaming) =>
    callEndpoint(calls.renameSkill, { params: { id }, body }),
  );

export const useRemoveSkill = () =>
  useSkillChange((id: string) => callEndpoint(calls.removeSkill, { params: { id } }));
