/** A field of work that a project asks people for, rather than one of its tools. */
export interface Area {
  readonly skillId: string;
  /** As in the taxonomy; a lint compares them, so that a browser needs none of it. */
  readonly label: string;
}

/** Rows of `id | Label | skills that show it`: the common ones, of which one is enough. */
const ROWS = `
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

export const areaRows: readonly AreaRow[] = ROWS.split('\n').flatMap(readRow);

/** The fields of work that these skills show, in a fixed order. */
export function areasOf(skillIds: readonly string[]): Area[] {
  return areaRows
    .filter(({ shownBy }) => skillIds.some((skillId) => shownBy.has(skillId)))
    .map(({ skillId, label }) => ({ skillId, label }));
}
