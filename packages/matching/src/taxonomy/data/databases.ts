import { skillTable } from '../skill-table.ts';

export const databaseSkills = skillTable(
  'database',
  `
postgresql | PostgreSQL | aka postgres, psql, pg database, postgre sql | implies sql .9, databases .9 | related mysql .6, sqlite .5, sql-server .5
mysql | MySQL | aka mysqli | implies sql .9, databases .9 | related mariadb .9, sqlite .5
mariadb | MariaDB | aka maria db | implies sql .9, databases .9
sqlite | SQLite | aka sqlite3, sqlite db | implies sql .8, databases .8
sql-server | SQL Server | aka mssql, ms sql, microsoft sql server, azure sql | implies sql .9, databases .9
oracle-database | Oracle Database | aka Oracle?, oracle db, oracle sql | implies sql .9, databases .9 | related postgresql .4 | case | context database, databases, sql, dba, pl/sql, db, postgresql, mysql
mongodb | MongoDB | aka mongo, mongo db, mongodb atlas | implies nosql .9, databases .8 | related couchdb .5
redis | Redis | aka redis cache, redis streams | implies nosql .6, caching .8 | related valkey .9
valkey | Valkey | implies caching .8, nosql .5
keydb | KeyDB | implies caching .8, nosql .5 | related valkey .7
memcached | Memcached | aka memcache | implies caching .9 | related redis .6
cassandra | Cassandra | aka apache cassandra | implies nosql .9, databases .8 | case
scylladb | ScyllaDB | aka scylla db | implies nosql .9, databases .8 | related cassandra .8
dynamodb | DynamoDB | aka amazon dynamodb, dynamo db | implies nosql .9, aws .8, databases .7
cosmosdb | Azure Cosmos DB | aka cosmosdb, cosmos db | implies nosql .8, azure .8
firestore | Firestore | aka cloud firestore | implies firebase .9, nosql .8
couchdb | CouchDB | aka apache couchdb | implies nosql .9, databases .8
couchbase | Couchbase | implies nosql .9, databases .8 | related couchdb .5
neo4j | Neo4j | aka neo 4j | implies graph-databases .9, databases .7
arangodb | ArangoDB | implies graph-databases .7, nosql .8
dgraph | Dgraph | implies graph-databases .9, graphql .5
memgraph | Memgraph | implies graph-databases .9 | related neo4j .7
graph-databases | Graph databases | aka graph database, property graph | implies nosql .7, databases .7
elasticsearch | Elasticsearch | aka elastic search | implies search-engines .9, databases .5 | related opensearch .9, solr .6
opensearch | OpenSearch | aka amazon opensearch | implies search-engines .9
solr | Apache Solr | aka solr | implies search-engines .9, java .3
lucene | Apache Lucene | aka lucene | implies search-engines .9, java .5 | related solr .7, elasticsearch .6
meilisearch | Meilisearch | aka meili search | implies search-engines .9
typesense | Typesense | implies search-engines .9 | related meilisearch .7
algolia | Algolia | implies search-engines .8 | related typesense .6
influxdb | InfluxDB | aka influx db, influx | implies time-series-databases .9, databases .6
timescaledb | TimescaleDB | aka timescale | implies time-series-databases .9, postgresql .8
time-series-databases | Time series databases | aka time series database, tsdb | implies databases .8
clickhouse | ClickHouse | aka click house | implies sql .8, data-warehousing .7, databases .8
duckdb | DuckDB | aka duck db | implies sql .8, data-analysis .6
cockroachdb | CockroachDB | aka cockroach db | implies sql .8, distributed-systems .6, databases .8 | related postgresql .7
yugabytedb | YugabyteDB | implies sql .8, distributed-systems .6, databases .8 | related cockroachdb .7
tidb | TiDB | implies sql .8, distributed-systems .5, databases .8 | related mysql .6
vitess | Vitess | implies mysql .8
spanner | Google Cloud Spanner | aka cloud spanner | implies sql .7, gcp .8
bigquery | BigQuery | aka big query, google bigquery | implies sql .8, data-warehousing .9, gcp .7
redshift | Amazon Redshift | aka redshift | implies sql .8, data-warehousing .9, aws .7
snowflake | Snowflake | aka snowflake db, snowflake data cloud | implies sql .8, data-warehousing .9 | case
db2 | IBM Db2 | aka db2 | implies sql .9, databases .8
teradata | Teradata | implies sql .8, data-warehousing .8
sap-hana | SAP HANA | aka hana db | implies sql .7, sap .7, databases .7
firebird | Firebird | aka firebird sql | implies sql .8, databases .7 | case | context sql, database, delphi
access | Microsoft Access | aka Access?, ms access | implies databases .6, sql .4 | case | context excel, microsoft, database, office, vba
realm | Realm | aka realm database, mongodb realm, realm db | implies mobile .5, databases .5 | case | context database, mobile, ios, android, mongodb, swift, offline
leveldb | LevelDB | aka level db | implies databases .5, cpp .3
rocksdb | RocksDB | implies databases .5, cpp .3 | related leveldb .7
etcd | etcd | implies distributed-systems .7, kubernetes .4
hbase | Apache HBase | aka hbase | implies nosql .8, hadoop .7
pgvector | pgvector | implies postgresql .8, vector-databases .9
vector-databases | Vector databases | aka vector database, vector db, vector search | implies databases .5, embeddings .7
pinecone | Pinecone | aka pinecone db | implies vector-databases .9 | case
qdrant | Qdrant | implies vector-databases .9 | related weaviate .7, milvus .7
weaviate | Weaviate | implies vector-databases .9
milvus | Milvus | implies vector-databases .9
chroma | Chroma | aka chromadb, chroma db | implies vector-databases .9 | case | context vector, embeddings, embedding, rag, langchain, llm
surrealdb | SurrealDB | aka surreal db | implies databases .8, nosql .6
nosql | NoSQL | aka nosql database, document database, non relational database | implies databases .8
postgis | PostGIS | implies postgresql .9, gis .9
indexeddb | IndexedDB | aka indexed db | implies javascript .6, offline-first .6
druid | Apache Druid | aka druid db | implies data-warehousing .7, big-data .7
`,
);
