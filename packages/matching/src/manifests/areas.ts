/** A field of work for which a project needs developers, as opposed to one of its tools. */
export interface Area {
  readonly skillId: string;
  /**
   * Equal to the label in the taxonomy (checked by a test). The copy lets a browser work without the
   * taxonomy.
   */
  readonly label: string;
}

/** Rows of `id | Label | skills that show it`: common skills, one of which is enough. */
const rows = `
frontend | Frontend | react nextjs vue nuxt angular svelte sveltekit solidjs preact astro gatsby remix ember alpinejs htmx elm tailwind
backend | Backend | express fastify nestjs koa hapi hono django flask fastapi rails sinatra laravel symfony spring spring-boot quarkus micronaut gin echo fiber actix axum rocket-rs phoenix aspnet
mobile | Mobile development | android ios jetpack-compose react-native expo flutter ionic
desktop | Desktop development | electron tauri qt wpf avalonia
databases | Databases | sql postgresql mysql mariadb sqlite mongodb redis
devops | DevOps | docker docker-compose kubernetes helm terraform ansible github-actions gitlab-ci
machine-learning | Machine learning | scikit-learn xgboost lightgbm tensorflow keras pytorch
data-engineering | Data engineering | spark airflow dbt kafka
game-development | Game development | unity unreal godot pygame bevy phaser libgdx
embedded | Embedded systems | arduino esp32 platformio zephyr
blockchain | Blockchain | solidity hardhat foundry truffle
`;

interface AreaRow extends Area {
  readonly shownBy: ReadonlySet<string>;
}

function readRow(row: string): AreaRow[] {
  const [skillId, label, skills] = row.split('|').map((cell) => cell.trim());
  if (!skillId || !label || !skills) return [];
  return [{ skillId, label, shownBy: new Set(skills.split(' ')) }];
}

export const areaRows: readonly AreaRow[] = rows.split('\n').flatMap(readRow);

/** The fields of work that the skills show, in the order of the table. */
export function areasOf(skillIds: readonly string[]): Area[] {
  return areaRows
    .filter(({ shownBy }) => skillIds.some((skillId) => shownBy.has(skillId)))
    .map(({ skillId, label }) => ({ skillId, label }));
}
